import nextEnv from '@next/env';
import { isContentReady, isContentRight } from './control';
import { gatherContent } from '@/lib/site-content';

nextEnv.loadEnvConfig('.');

const content = await gatherContent();
const isRight = isContentRight(content);
const isReady = isContentReady(content);
process.exitCode = isRight && isReady ? 0 : 1;
