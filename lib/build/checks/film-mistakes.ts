import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HeroFilm } from '@/content/types';
import { isPicture } from '@/lib/build/pictures';
import { tell, type Unlocated } from './mistake';
import { walkTexts } from './walk-texts';

const FILE = 'content/films.ts';

/** A visitor pays for each of them, on the home page. */
const mostBytes = 3_000_000;

/** What the home page's film lacks: a file, its first frame, or lightness. */
export function filmMistakes({ poster, ...films }: HeroFilm, folder = 'content/films'): Unlocated[] {
  const fields = new Map(walkTexts({ heroFilm: films }).map(({ path, text }) => [text, path]));
  const found = [...fields].flatMap(([file, field]) => faults(join(folder, file), field));
  if (isPicture(poster)) return found;
  const remedy = 'déposez-la dans content/pictures (.jpg, .png, .webp ou .avif)';
  return [...found, tell(FILE, 'heroFilm.poster', `nomme une image absente, « ${poster} »`, remedy)];
}

function faults(path: string, field: string): Unlocated[] {
  if (!/\.(mp4|webm)$/.test(path))
    return [tell(path, '', 'ce format ne convient pas', 'enregistrez le film en .mp4 (H.264)')];
  if (!existsSync(path))
    return [tell(FILE, field, `nomme un film absent, « ${path} »`, 'déposez-le, ou retirez son nom')];
  const { size } = statSync(path);
  if (size <= mostBytes) return [];
  const megabytes = (size / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  const remedy = 'par exemple 12 secondes en 1280 × 720, sans le son';
  return [tell(path, '', `trop lourd : ${megabytes} Mo pour 3`, remedy)];
}
