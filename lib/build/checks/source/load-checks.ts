import { build, type BuildFailure, type OnLoadArgs, type OnLoadResult } from 'esbuild';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import type * as checks from '../check-content';
import { tellAt, type Mistake } from '../mistake';

/** What checks the content, once it can be read. */
export type Checks = typeof checks;

const CONTENT = /[\\/]content[\\/].*\.ts$/;

/** The checks over the content as `sources` have it, by path, whatever stands on disk; or why they cannot be run. */
export async function loadChecks(
  sources: ReadonlyMap<string, string>,
): Promise<Checks | { mistakes: Mistake[] }> {
  const outfile = resolve('node_modules', '.cache', 'controler', `checks-${process.pid}.cjs`);
  function readSource({ path }: OnLoadArgs): OnLoadResult | undefined {
    const contents = sources.get(relative('.', path).replaceAll('\\', '/'));
    return contents === undefined ? undefined : { contents, loader: 'ts' };
  }
  try {
    await build({
      entryPoints: ['lib/build/checks/check-content.ts'],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      // One file starts faster than hundreds; what is native or large stays beside.
      external: ['sharp', 'typescript'],
      logLevel: 'silent',
      plugins: [{ name: 'content', setup: ({ onLoad }) => onLoad({ filter: CONTENT }, readSource) }],
    });
    return createRequire(outfile)(outfile) as Checks;
  } catch (error) {
    return { mistakes: mistakesOf(error) };
  } finally {
    rmSync(outfile, { force: true });
  }
}

/** What is missing between the files, or goes wrong while they are read. */
function mistakesOf(error: unknown): Mistake[] {
  const errors = (error as Partial<BuildFailure>).errors ?? [{ text: String(error), location: null }];
  return errors.map(({ text, location }) => {
    const [, file, name] = text.match(/No matching export in "([^"]+)" for import "([^"]+)"/) ?? [];
    if (file && name) return tellAt(1, file, name, 'manque', `remettez « export const ${name} = … »`);
    const remedy = 'remettez le fichier qui manque, ou reprenez la dernière modification';
    return tellAt(location?.line ?? 1, location?.file ?? 'content', '', `ne se lit pas : ${text}`, remedy);
  });
}
