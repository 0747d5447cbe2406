import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HeroFilm } from '@/content/types';
import { isPicture } from '@/lib/build/pictures';

const FILE = 'content/films.ts';

/** A visitor pays for each of them, on the home page. */
const mostBytes = 3_000_000;

/** What the home page's film lacks: a file, its first frame, or lightness. */
export function filmMistakes({ poster, wide, phone }: HeroFilm, folder = 'content/films'): string[] {
  return [
    ...(isPicture(poster)
      ? []
      : [`${FILE} : « poster » nomme une image absente, « ${poster} » ; déposez-la dans content/pictures`]),
    ...[...new Set([...wide, ...phone])]
      .map((file) => fault(join(folder, file)))
      .filter((said) => said !== null),
  ];
}

function fault(path: string): string | null {
  if (!/\.(mp4|webm)$/.test(path))
    return `${path} : ce format ne convient pas ; enregistrez le film en .mp4 (H.264)`;
  if (!existsSync(path)) return `${FILE} : « ${path} » manque ; déposez-y le film, ou retirez son nom`;
  const { size } = statSync(path);
  if (size <= mostBytes) return null;
  const megabytes = (size / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  return `${path} : trop lourd, ${megabytes} Mo ; 3 Mo au plus, par exemple 12 secondes en 1280 × 720, sans le son`;
}
