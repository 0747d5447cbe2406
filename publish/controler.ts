import nextEnv from '@next/env';
import { isContentReady, isContentRight } from './report-faults';
import { keepDemonstration } from '@/lib/checks/sentence-notes';
import { gatherContent } from '@/lib/content/gather-content';

nextEnv.loadEnvConfig('.');

const content = await gatherContent();
if (process.argv.includes('--retenir')) keepDemonstration(content);
const isRight = await isContentRight(content);
const isReady = isContentReady(content);
process.exitCode = isRight && isReady ? 0 : 1;
