import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './project-root';

const folder = 'public/media';

/** Returns 8 hexadecimal characters that change with any of the given parts. */
export function versionOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 8);
}

/** Path, from the root of the project, of a file of `public/media`. */
export function publicPath(file: string): string {
  return `${folder}/${file}`;
}

/** Tells whether `public/media` already has all of the given files. */
export function hasPublic(files: readonly string[]): boolean {
  return files.every((file) => existsSync(join(projectRoot, folder, file)));
}

/** Writes `public/media/<file>` for each file and returns their paths from the root of the project. */
export async function writeVersioned(files: ReadonlyMap<string, Uint8Array>): Promise<string[]> {
  await mkdir(join(projectRoot, folder), { recursive: true });
  for (const [file, bytes] of files) await writeFile(join(projectRoot, folder, file), bytes);
  return [...files.keys()].map(publicPath);
}

/** Removes the files of `public/media` that match a pattern and are not among those to keep. */
export async function removeStale(pattern: RegExp, keep: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(join(projectRoot, folder))) {
    if (pattern.test(file) && !keep.has(file)) await rm(join(projectRoot, folder, file));
  }
}
