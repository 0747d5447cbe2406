import { context } from 'esbuild';
import { EARLY_FOLDER } from '@/lib/early-scripts';

/** Bundles what each kind of page runs before React, for the oldest supported browsers; while one develops, again at each change. */
export async function bundleEarlyScripts(isDevelopment: boolean): Promise<void> {
  const bundler = await context({
    ...{ entryPoints: ['components/**/*.early.ts'], outdir: EARLY_FOLDER, entryNames: '[name]' },
    // Not minified, they say what is wrong with a page's markup (components/early/start.ts).
    ...{ bundle: true, minify: !isDevelopment, target: 'es2020', logLevel: 'warning' },
  });
  await bundler.rebuild();
  await (isDevelopment ? bundler.watch() : bundler.dispose());
}
