import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFiles } from '@/lib/build/load-env-files';
import { addPolicies } from './steps/add-policies';
import { compressTexts } from './steps/compress-texts';
import { dropLeftovers } from './steps/drop-leftovers';
import { fetchPagesAhead } from './steps/fetch-pages-ahead';
import { holdScripts } from './steps/hold-scripts';
import { inlineStyles } from './steps/inline-styles';
import { posterFirst } from './steps/poster-first';
import { writeWorker } from './steps/write-worker';
import { bundleHost, bundleWorker } from './hosts/bundle';
import { writeHostFiles } from './hosts/write-host-files';

const OUT = 'out';

loadEnvFiles('production');

if (existsSync(join(OUT, '.nojekyll'))) {
  throw new Error(`${OUT}/ is ready to be published already; \`npm run build\` makes it anew`);
}

dropLeftovers(OUT);
fetchPagesAhead(OUT);
posterFirst(OUT);
// Without these two lines, everything is fetched at once, as the framework has it, and works the same.
inlineStyles(OUT);
holdScripts(OUT);
const policies = addPolicies(OUT);
writeHostFiles(OUT);
await writeWorker(OUT);
const compressed = await compressTexts(OUT);
await bundleHost('hosts/host.mjs');
await bundleWorker('hosts/worker.mjs');
// An embedded host that runs meanwhile reads the folder again when its first page changes: let that be last.
utimesSync(join(OUT, 'index.html'), new Date(), new Date());

console.log(
  `${policies.size} pages with their policy, ${compressed} texts compressed, the host in hosts/host.mjs`,
);
