import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFiles } from '@/lib/build/load-env-files';
import { compressTexts } from './steps/compress-texts';
import { dropLeftovers } from './steps/drop-leftovers';
import { preparePages } from './steps/prepare-pages';
import { writeWorker } from './steps/write-worker';
import { bundleHost, bundleWorker } from './hosts/bundle';
import { writeHostFiles } from './hosts/write-host-files';

const OUT = 'out';

loadEnvFiles('production');

if (existsSync(join(OUT, '.nojekyll'))) {
  throw new Error(`${OUT}/ is ready to be published already; \`npm run build\` makes it anew`);
}

dropLeftovers(OUT);
const pages = preparePages(OUT);
writeHostFiles(OUT);
await writeWorker(OUT);
const compressed = await compressTexts(OUT);
await bundleHost('hosts/host.mjs');
await bundleWorker('hosts/worker.mjs');
// An embedded host that runs meanwhile reads the folder again when its first page changes: let that be last.
utimesSync(join(OUT, 'index.html'), new Date(), new Date());

console.log(`${pages} pages with their policy, ${compressed} texts compressed, the host in hosts/host.mjs`);
