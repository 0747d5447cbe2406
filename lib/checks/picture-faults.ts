import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { ContentFault } from '@/lib/rules/fault';
import { listFiles } from '@/lib/list-files';
import { extensions, listMasters } from '@/lib/pictures/masters';
import { faultIn, type SiteContent } from './site-content';

/** Narrower, a picture is blurred on any screen that shows it whole. */
const LEAST_WIDTH = 700;
/** Every build reads a picture, and every copy of the project carries it for ever. */
const MOST_PICTURE_MB = 5;
/** A visitor pays for each film, on the home page. */
const MOST_FILM_MB = 3;

const UNREADABLE = /\.(heic|heif|tiff?|gif|svg|bmp|raw|psd)$/i;

/** What was dropped into the content and cannot be shown well. */
export function pictureFaults(): ContentFault[] {
  const masters = listMasters();
  const files = listFiles('content').filter((path) => /^\/(pictures|articles)\//.test(path));
  const isRead = (path: string) => masters.some((master) => master.path === `content${path}`);
  const at = (path: string, message: string, remedy: string) => faultIn(path.slice(1), '', message, remedy);
  return [
    ...files
      .filter((path) => extensions.includes(extname(path).toLowerCase()) && !isRead(path))
      .map((path) => at(path, 'l’image ne se lit pas', 'enregistrez-la de nouveau en JPEG ou en PNG')),
    ...files
      .filter((path) => UNREADABLE.test(path))
      .map((path) => at(path, 'ce format ne convient pas', 'enregistrez l’image en JPEG ou en PNG')),
    ...masters.flatMap(({ path, width, bytes }) => [
      ...(width < LEAST_WIDTH
        ? [
            at(
              path.slice('content'.length),
              `trop petite : ${width} pixels de large`,
              `il en faut au moins ${LEAST_WIDTH}, et 1 920 pour toute la largeur de la page`,
            ),
          ]
        : []),
      ...tooHeavy(path, bytes, MOST_PICTURE_MB, 'enregistrez-la en JPEG, 3 000 pixels de large au plus'),
    ]),
  ];
}

/** What the home page's film lacks: a file, or lightness. */
export function filmFaults({ heroFilm: { wide, phone } }: SiteContent): ContentFault[] {
  const named = Object.entries({ wide, phone }).flatMap(([cut, files]) =>
    files.map((file, index) => ({ path: `content/films/${file}`, field: `heroFilm.${cut}[${index}]` })),
  );
  return named.flatMap(({ path, field }) => {
    if (!/\.(mp4|webm)$/.test(path))
      return faultIn('films.ts', field, 'ce format ne convient pas', 'enregistrez le film en .mp4 (H.264)');
    if (!existsSync(path))
      return faultIn('films.ts', field, `aucun fichier ${path}`, 'déposez-le, ou retirez son nom');
    return tooHeavy(
      path,
      statSync(path).size,
      MOST_FILM_MB,
      'par exemple 12 secondes en 1280 × 720, sans le son',
    );
  });
}

/** A logo that is not what its name says would show as nothing. */
export function logoFaults(): ContentFault[] {
  const files = ['content/logo.svg', 'content/logo.png'].filter((path) => existsSync(path));
  if (files.length === 0)
    return [faultIn('logo.svg', '', 'le logo manque', 'déposez-le en SVG, ou en PNG sous le nom logo.png')];
  return files
    .filter((path) => path.endsWith('.svg') !== /<svg\b/.test(readFileSync(path, 'latin1')))
    .map((path) =>
      faultIn(
        path.slice('content/'.length),
        '',
        'son contenu n’est pas ce que dit son nom',
        'renommez-le, ou enregistrez-le de nouveau',
      ),
    );
}

function tooHeavy(path: string, bytes: number, mostMb: number, remedy: string): ContentFault[] {
  if (bytes <= mostMb * 1e6) return [];
  const megabytes = (bytes / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  return [faultIn(path.slice('content/'.length), '', `trop lourd : ${megabytes} Mo pour ${mostMb}`, remedy)];
}
