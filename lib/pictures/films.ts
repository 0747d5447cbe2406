import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Film, HeroFilm } from '@/content/types';
import { versionOf, type MediaFile } from './write-media';

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

/** Every film, as visitors fetch it. */
export function filmFiles(): MediaFile[] {
  const films = existsSync(folder) ? readdirSync(folder).filter((file) => /\.(webm|mp4)$/.test(file)) : [];
  return films.map((file) => ({
    ...{ name: publicName(file), of: file },
    make: () => readFileSync(join(folder, file)),
  }));
}

function publicName(file: string): string {
  const extension = extname(file);
  return `${basename(file, extension)}.${versionOf(readFileSync(join(folder, file)))}${extension}`;
}
