import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Film, HeroFilm } from '@/content/types';

const folder = 'content/films';

/** The film of the home page on wide screens and on phones, which play the same where they have none of their own. */
export function getHeroFilm({ wide, phone }: HeroFilm): { wide: Film; phone: Film } | null {
  if (wide.length === 0) return null;
  return { wide: getFilm(wide), phone: getFilm(phone.length > 0 ? phone : wide) };
}

/** A film in the encodings the content names, files of `content/films`. */
function getFilm(files: readonly string[]): Film {
  return files.map((file) => ({
    src: `/media/${publicName(file)}`,
    bytes: statSync(join(folder, file)).size,
  }));
}

/** Copies every film to `public/media`, named for its content, and removes those that are no more. */
export function copyFilms(): void {
  const written = existsSync(folder) ? readdirSync(folder).filter(isFilm) : [];
  const films = new Map(written.map((file) => [publicName(file), join(folder, file)]));
  mkdirSync('public/media', { recursive: true });
  for (const [name, path] of films) copyFileSync(path, join('public/media', name));
  for (const file of readdirSync('public/media').filter(isFilm))
    if (!films.has(file)) rmSync(join('public/media', file));
}

function isFilm(file: string): boolean {
  return /\.(webm|mp4)$/.test(file);
}

function publicName(file: string): string {
  const version = createHash('sha256').update(readFileSync(join(folder, file)));
  const extension = extname(file);
  return `${file.slice(0, -extension.length)}.${version.digest('hex').slice(0, 8)}${extension}`;
}
