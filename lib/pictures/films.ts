import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Film, FilmFiles } from '@/content/types';
import { copyOf, type MediaFile } from './write-media';

const FOLDER = 'content/films';

/** The film of the home page on wide screens and on phones, which play the same where they have none of their own. */
export function getHeroFilm({ wide, phone }: FilmFiles): { wide: Film; phone: Film } | null {
  if (wide.length === 0) return null;
  return { wide: getFilm(wide), phone: getFilm(phone.length > 0 ? phone : wide) };
}

/** A film in the encodings the content names, files of `content/films`. */
function getFilm(files: readonly string[]): Film {
  const paths = files.map((file) => join(FOLDER, file));
  return paths.map((path) => ({ src: `/media/${copyOf(path).name}`, bytes: statSync(path).size }));
}

/** The films that the content names, as visitors fetch them. */
export function filmFiles({ wide, phone }: FilmFiles): MediaFile[] {
  return [...new Set([...wide, ...phone])].map((file) => copyOf(join(FOLDER, file)));
}
