import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { projectRoot } from './project-root';

const loom = join(projectRoot, 'loom');
const importPattern = /(?:from|import|new URL)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const typeImportPattern = /import type [^;]*;/g;

/** Files that write outputs without any say in their content. */
const plumbing = /\/loom\/(project-root|write-outputs)\.ts$/;

/**
 * Returns a hash of a source file (path from the loom) and of all it imports from the loom. Neither spacing counts,
 * nor what stands outside: an owner's change of a colour or a logo asks nobody to weave again.
 */
export function hashSource(entry: string): string {
  const hash = createHash('sha256');
  const seen = new Map<string, string>();
  collect(join(loom, entry), seen);
  for (const path of [...seen.keys()].sort()) hash.update(relative(loom, path)).update(seen.get(path) ?? '');
  return hash.digest('hex').slice(0, 16);
}

function collect(path: string, seen: Map<string, string>): void {
  if (seen.has(path) || plumbing.test(path) || !path.startsWith(loom + sep)) return;
  const text = readFileSync(path, 'utf8').replace(typeImportPattern, '');
  seen.set(path, text.replace(/\s+/g, ''));
  for (const [, target = ''] of text.matchAll(importPattern)) {
    const file = [target, `${target}.ts`, `${target}.tsx`]
      .map((name) => join(dirname(path), name))
      .find((name) => /\.\w+$/.test(name) && existsSync(name));
    if (file === undefined) throw new Error(`${relative(loom, path)} imports ${target}, which is missing`);
    collect(file, seen);
  }
}
