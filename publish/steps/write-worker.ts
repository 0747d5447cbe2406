import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { formPaths, isOfflineOn, offlinePath } from '@/lib/rules/offline';
import { builtValues } from '@/publish/hosts/bundle';
import { pageFile } from '@/publish/rules/page-files';

/** Writes the service worker of this build and the script that speaks for it; or the one that removes itself (decision 014). */
export async function writeWorker(out: string): Promise<void> {
  const version = createHash('sha256');
  // What is kept before anyone asks: when it changes, so does the worker, and fetches it anew.
  for (const path of [offlinePath, ...formPaths]) version.update(readFileSync(join(out, pageFile(path))));
  await build({
    entryPoints: isOfflineOn()
      ? { sw: 'publish/offline/worker.ts', envois: 'publish/offline/tell-deferred.ts' }
      : { sw: 'publish/offline/retired-worker.ts' },
    outdir: out,
    bundle: true,
    minify: true,
    // The oldest browsers that the site supports.
    target: 'es2020',
    define: builtValues(),
    banner: { js: `// ${version.digest('hex').slice(0, 12)}` },
    logLevel: 'warning',
  });
}
