import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { extensions, listMasters, type Master } from '@/lib/build/media/masters';
import { tell, type Unlocated } from './mistake';

/** Narrower, a picture is blurred on any screen that shows it whole. */
const leastWidth = 700;

/** Every build reads it, and every copy of the project carries it for ever. */
const mostBytes = 5_000_000;

const unreadable = /\.(heic|heif|tiff?|gif|svg|bmp|raw|psd)$/i;

/** What was dropped into the content and cannot be shown well: said by file, with what to do about it. */
export function pictureMistakes(
  masters: readonly Master[] = listMasters(),
  files: readonly string[] = ['pictures', 'articles'].flatMap((folder) =>
    readdirSync(`content/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `content/${folder}/${file}`,
    ),
  ),
): Unlocated[] {
  const broken = files.filter(
    (file) => extensions.includes(extname(file).toLowerCase()) && !masters.some(({ path }) => path === file),
  );
  return [
    ...broken.map((file) =>
      tell(file, '', 'l’image ne se lit pas', 'enregistrez-la de nouveau en JPEG ou en PNG'),
    ),
    ...files
      .filter((file) => unreadable.test(file))
      .map((file) => tell(file, '', 'ce format ne convient pas', 'enregistrez l’image en JPEG ou en PNG')),
    ...masters.flatMap(({ path, name, width, bytes }) => {
      const twin = masters.find((each) => each.name === name && each.path < path);
      const megabytes = (bytes / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
      const wide = `il en faut au moins ${leastWidth}, et 1 920 pour toute la largeur de la page`;
      const light = 'enregistrez-la en JPEG, 3 000 pixels de large au plus';
      return [
        ...(width < leastWidth ? [tell(path, '', `trop petite : ${width} pixels de large`, wide)] : []),
        ...(bytes > mostBytes ? [tell(path, '', `trop lourde : ${megabytes} Mo pour 5`, light)] : []),
        ...(twin
          ? [tell(path, '', `son nom est aussi celui de ${twin.path}`, 'renommez l’une des deux')]
          : []),
      ];
    }),
  ];
}
