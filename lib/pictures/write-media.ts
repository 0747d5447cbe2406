import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

/** A file for visitors, named for what it is made of: whatever has its name already is right. `of`: what a build says it is making. */
export type MediaFile = { name: string; of: string; make: () => Buffer | Promise<Buffer> };

/** Eight signs that only this content has. */
export function versionOf(...content: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** A file that visitors get as it is. */
export function copyOf(path: string, content: Buffer = readFileSync(path)): MediaFile {
  const { name, ext, base } = parse(path);
  return { name: `${name}.${versionOf(content)}${ext}`, of: base, make: () => content };
}

/** Makes in a folder what it lacks of files, telling how far that is, and removes what was made there and is asked for no more. */
export async function writeMedia(files: readonly MediaFile[], folder = 'public/media'): Promise<void> {
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const wanted = new Map(files.map((file) => [file.name, file]));
  const lacking = [...wanted.values()].filter(({ name }) => !there.has(name));
  const subjects = [...new Set(lacking.map(({ of }) => of))];
  for (const [index, subject] of subjects.entries()) {
    console.warn(`Média ${index + 1} sur ${subjects.length} : ${subject}`);
    for (const { name, make } of lacking.filter(({ of }) => of === subject))
      await writeFile(join(folder, name), await make());
  }
  for (const name of there)
    if (/\.[0-9a-f]{8}\.\w+$/.test(name) && !wanted.has(name)) await rm(join(folder, name));
}
