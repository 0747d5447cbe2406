import nextEnv from '@next/env';
import { isContentReady, isContentRight } from './report-faults';
import { gatherContent } from '@/lib/content/gather-content';

nextEnv.loadEnvConfig('.');

const content = await gatherContent();
const isRight = isContentRight(content);
const isReady = isContentReady(content);
process.exitCode = isRight && isReady ? 0 : 1;
