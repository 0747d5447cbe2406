import nextEnv from '@next/env';
import { reportLacks, reportFaults } from './report-faults';
import { keepDemonstration, keepListed } from '@/lib/checks/sentence-notes';
import { gatherContent } from '@/lib/content/gather-content';

nextEnv.loadEnvConfig('.');

const content = await gatherContent();
if (process.argv.includes('--retenir')) keepDemonstration(content);
// The demonstration itself lists none.
const kept = process.argv.includes('--lu') && !content.toConfirm.includes('name') && keepListed(content);
const isRight = await reportFaults(content);
const isReady = reportLacks(content);
if (kept !== false) console.warn(`Phrases et nombres retenus dans content/relu.json : ${kept}.`);
process.exitCode = isRight && isReady ? 0 : 1;
