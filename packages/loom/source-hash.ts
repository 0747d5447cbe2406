import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { projectRoot } from './project-root';

const loom = join(projectRoot, 'packages/loom');

/** What stands outside, and files that write outputs without any say in their content. */
const notHashed = /^(\.\.\/|project-root\.ts|write-outputs\.ts)/;

/**
 * Returns a hash of a source file (path from the loom) and of all it imports from the loom. Neither spacing counts,
 * nor what stands outside: an owner's change of a colour or a logo asks nobody to weave again.
 */
export function hashSource(entry: string): string {
  const { metafile } = buildSync({
    ...{ entryPoints: [entry], absWorkingDir: loom, platform: 'node', format: 'esm', logLevel: 'silent' },
    ...{ bundle: true, packages: 'external', metafile: true, write: false },
  });
  const hash = createHash('sha256');
  const files = Object.keys(metafile.inputs).filter((file) => !notHashed.test(file));
  for (const file of files.sort()) {
    const text = readFileSync(join(loom, file), 'utf8').replace(/import type [^;]*;/g, '');
    hash.update(file).update(text.replace(/\s+/g, ''));
  }
  return hash.digest('hex').slice(0, 16);
}
