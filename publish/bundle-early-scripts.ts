import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { context } from 'esbuild';
import { minify } from 'terser';
import { EARLY_FOLDER } from '@/lib/early-scripts';

/** Bundles what each kind of page runs before React, for the oldest supported browsers; while one develops, again at each change. */
export async function bundleEarlyScripts(isDevelopment: boolean): Promise<void> {
  const bundler = await context({
    entryPoints: ['components/**/*.early.ts'],
    entryNames: '[name]',
    outdir: EARLY_FOLDER,
    bundle: true,
    minifySyntax: !isDevelopment,
    target: 'es2020',
    logLevel: 'warning',
    // In development, they say what is wrong with a page's markup (components/early/start.ts).
    define: { 'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"' },
  });
  await bundler.rebuild();
  if (isDevelopment) return bundler.watch();
  await bundler.dispose();
  for (const path of readdirSync(EARLY_FOLDER).map((name) => join(EARLY_FOLDER, name)))
    writeFileSync(path, await shortened(readFileSync(path, 'utf8')));
}

/** Terser leaves a twelfth less to compress than esbuild: on the quote's page 430 bytes. */
async function shortened(script: string): Promise<string> {
  const compress = { ecma: 2020, passes: 3, unsafe_arrows: true } as const;
  return (await minify(script, { ecma: 2020, compress, mangle: { toplevel: true } })).code ?? '';
}
