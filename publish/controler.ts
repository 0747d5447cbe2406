import nextEnv from '@next/env';
import { reportLacks, reportFaults } from './report-faults';
import { keepDemonstration, keepListed } from '@/lib/checks/sentence-notes';
import { gatherContent } from '@/lib/content/gather-content';

nextEnv.loadEnvConfig('.');

const content = await gatherContent();
if (process.argv.includes('--retenir')) keepDemonstration(content);
// The demonstration itself lists none.
const count = process.argv.includes('--lu') && !content.toConfirm.includes('name') && keepListed(content);
const isRight = await reportFaults(content);
const isReady = reportLacks(content);
if (count !== false) console.warn(`Phrases et nombres retenus dans content/relu.json : ${count}.`);
process.exitCode = isRight && isReady ? 0 : 1;
