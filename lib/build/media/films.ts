import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Film } from '@/content/types';

const folder = 'content/films';

/** A film in the encodings the content names, files of `content/films`; a missing one stops the build. */
export function getFilm(files: readonly string[]): Film {
  return files.map((file) => {
    if (!existsSync(join(folder, file))) throw new Error(`${folder} : aucun film ne s’appelle « ${file} »`);
    return { src: `/media/${publicName(file)}`, bytes: readFileSync(join(folder, file)).byteLength };
  });
}

/** Copies every film to `public/media`, named for its content, and removes those that are no more. */
export function copyFilms(): void {
  const films = new Map(readdirSync(folder).map((file) => [publicName(file), join(folder, file)]));
  mkdirSync('public/media', { recursive: true });
  for (const [name, path] of films) copyFileSync(path, join('public/media', name));
  for (const file of readdirSync('public/media')) {
    if (/\.(webm|mp4)$/.test(file) && !films.has(file)) rmSync(join('public/media', file));
  }
}

function publicName(file: string): string {
  const version = createHash('sha256').update(readFileSync(join(folder, file)));
  const extension = extname(file);
  return `${file.slice(0, -extension.length)}.${version.digest('hex').slice(0, 8)}${extension}`;
}
