import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from './project-root';

/** Writes files, given by their paths from the root of the project, and returns those paths. */
export async function writeFiles(files: ReadonlyMap<string, Uint8Array | string>): Promise<string[]> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(projectRoot, path)), { recursive: true });
    await writeFile(join(projectRoot, path), content);
  }
  return [...files.keys()];
}

/** A part of a picture, in its pixels. */
export type Part = { left: number; top: number; width: number; height: number };

/**
 * Writes `content/pictures/<name>.webp`, or in another folder, whole or only the part that is ever seen, which the site encodes at
 * every width it needs: fine enough that nothing of the loom's own pixels is missed in what visitors get.
 */
export async function writeMaster(
  name: string,
  png: Buffer,
  part?: Part,
  folder = 'pictures',
): Promise<string[]> {
  const whole = sharp(png);
  const master = await (part ? whole.extract(part) : whole)
    .removeAlpha()
    .webp({ quality: 95, effort: 6, smartSubsample: true })
    .toBuffer();
  return writeFiles(new Map([[`content/${folder}/${name}.webp`, master]]));
}
