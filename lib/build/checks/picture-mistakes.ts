import { readdirSync } from 'node:fs';
import { listMasters, type Master } from '@/lib/build/media/masters';

/** Narrower, a picture is blurred on any screen that shows it whole. */
const leastWidth = 700;

const mostBytes = 15_000_000;

/** What was dropped into `content/pictures` and cannot be shown well: said by file, with what to do about it. */
export function pictureMistakes(
  masters: readonly Master[] = listMasters(),
  files: readonly string[] = readdirSync('content/pictures'),
): string[] {
  const unread = files.filter((file) => /\.(heic|heif|tiff?|gif|svg|bmp|raw|psd)$/i.test(file));
  return [
    ...unread.map(
      (file) =>
        `content/pictures/${file} : ce format ne convient pas ; enregistrez l’image en JPEG ou en PNG`,
    ),
    ...masters.flatMap((master) =>
      [smallness(master), heaviness(master), twin(master, masters)]
        .filter((mistake) => mistake !== null)
        .map((mistake) => `${master.path} : ${mistake}`),
    ),
  ];
}

function smallness({ width }: Master): string | null {
  if (width >= leastWidth) return null;
  return `trop petite, ${width} pixels de large ; il en faut au moins ${leastWidth}, et 1 920 pour toute la largeur de la page`;
}

function heaviness({ bytes }: Master): string | null {
  if (bytes <= mostBytes) return null;
  return `trop lourde, ${Math.round(bytes / 1e6)} Mo ; enregistrez-la en JPEG, 4 000 pixels de large au plus`;
}

function twin({ name, path }: Master, masters: readonly Master[]): string | null {
  const other = masters.find((each) => each.name === name && each.path < path);
  return other ? `son nom est aussi celui de ${other.path} ; renommez l’une des deux` : null;
}
