import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HeroFilm } from '@/content/types';
import { isPicture } from '@/lib/build/pictures';
import type { Unlocated } from './mistake';
import { walkTexts } from './walk-texts';

const FILE = 'content/films.ts';

/** A visitor pays for each of them, on the home page. */
const mostBytes = 3_000_000;

/** What the home page's film lacks: a file, its first frame, or lightness. */
export function filmMistakes({ poster, ...films }: HeroFilm, folder = 'content/films'): Unlocated[] {
  const fields = new Map(walkTexts({ heroFilm: films }).map(({ path, text }) => [text, path]));
  const found = [...fields].map(([file, field]) => fault(join(folder, file), field));
  if (!isPicture(poster))
    found.push({
      file: FILE,
      field: 'heroFilm.poster',
      message: `nomme une image absente, « ${poster} »`,
      remedy: 'déposez-la dans content/pictures (.jpg, .png, .webp ou .avif)',
    });
  return found.filter((mistake) => mistake !== null);
}

function fault(path: string, field: string): Unlocated | null {
  if (!/\.(mp4|webm)$/.test(path))
    return {
      file: path,
      field: '',
      message: 'ce format ne convient pas',
      remedy: 'enregistrez le film en .mp4 (H.264)',
    };
  if (!existsSync(path))
    return {
      file: FILE,
      field,
      message: `nomme un film absent, « ${path} »`,
      remedy: 'déposez-le, ou retirez son nom',
    };
  const { size } = statSync(path);
  if (size <= mostBytes) return null;
  const megabytes = (size / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  return {
    file: path,
    field: '',
    message: `trop lourd : ${megabytes} Mo pour 3`,
    remedy: 'par exemple 12 secondes en 1280 × 720, sans le son',
  };
}
