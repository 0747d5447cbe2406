import { existsSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { HeroFilm } from '@/content/types';
import { extensions, listMasters } from '@/lib/build/media/masters';
import { isPicture } from '@/lib/build/pictures';
import { listContentFiles } from './list-files';
import { made, tell, type Unlocated } from './mistake';

const FILMS = 'content/films.ts';
/** Narrower, a picture is blurred on any screen that shows it whole. */
const LEAST_WIDTH = 700;
/** Every build reads a picture, and every copy of the project carries it for ever. */
const MOST_PICTURE_MB = 5;
/** A visitor pays for each film, on the home page. */
const MOST_FILM_MB = 3;

const UNREADABLE = /\.(heic|heif|tiff?|gif|svg|bmp|raw|psd)$/i;

/** What is told of a picture's name that no file has. */
export const DROP_PICTURE = 'déposez-la dans content/pictures (.jpg, .png, .webp ou .avif)';

/** What was dropped into the content and cannot be shown well: said by file, with what to do about it. */
export function pictureMistakes(): Unlocated[] {
  const masters = listMasters();
  const files = listContentFiles().filter((file) => /^content\/(pictures|articles)\//.test(file));
  const isRead = (file: string) => masters.some(({ path }) => path === file);
  const mayBeRead = (file: string) => extensions.includes(extname(file).toLowerCase());
  const unread = files.filter((file) => mayBeRead(file) && !isRead(file));
  const unknown = files.filter((file) => UNREADABLE.test(file));
  const wide = `il en faut au moins ${LEAST_WIDTH}, et 1 920 pour toute la largeur de la page`;
  const light = 'enregistrez-la en JPEG, 3 000 pixels de large au plus';
  return made([
    ...unread.map((file) =>
      tell(file, '', 'l’image ne se lit pas', 'enregistrez-la de nouveau en JPEG ou en PNG'),
    ),
    ...unknown.map((file) =>
      tell(file, '', 'ce format ne convient pas', 'enregistrez l’image en JPEG ou en PNG'),
    ),
    ...masters.flatMap(({ path, name, width, bytes }) => {
      const twin = masters.find((each) => each.name === name && each.path < path);
      const named = `son nom est aussi celui de ${twin?.path}`;
      return [
        width < LEAST_WIDTH && tell(path, '', `trop petite : ${width} pixels de large`, wide),
        tooHeavy(path, 'trop lourde', bytes, MOST_PICTURE_MB, light),
        twin !== undefined && tell(path, '', named, 'renommez l’une des deux'),
      ];
    }),
  ]);
}

/** What the home page's film lacks: a file, its first frame, or lightness. */
export function filmMistakes({ poster, ...films }: HeroFilm): Unlocated[] {
  const missing = tell(FILMS, 'heroFilm.poster', `nomme une image absente, « ${poster} »`, DROP_PICTURE);
  const light = 'par exemple 12 secondes en 1280 × 720, sans le son';
  const named = Object.entries(films).flatMap(([cut, files]) =>
    files.map((file, at) => [file, `heroFilm.${cut}[${at}]`] as const),
  );
  const found = named.map(([file, field]) => {
    const path = `content/films/${file}`;
    if (!/\.(mp4|webm)$/.test(path))
      return tell(path, '', 'ce format ne convient pas', 'enregistrez le film en .mp4 (H.264)');
    if (!existsSync(path))
      return tell(FILMS, field, `nomme un film absent, « ${path} »`, 'déposez-le, ou retirez son nom');
    return tooHeavy(path, 'trop lourd', statSync(path).size, MOST_FILM_MB, light);
  });
  return made([...found, !isPicture(poster) && missing]);
}

function tooHeavy(file: string, said: string, bytes: number, mostMb: number, remedy: string) {
  const megabytes = (bytes / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  return bytes > mostMb * 1e6 && tell(file, '', `${said} : ${megabytes} Mo pour ${mostMb}`, remedy);
}
