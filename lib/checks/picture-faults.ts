import { existsSync, statSync } from 'node:fs';
import { listFiles } from '@/lib/content/list-files';
import { findMaster, listMasters } from '@/lib/pictures/masters';
import { frenchText } from '@/lib/rules/french-text';
import { formatMegabytes } from '@/lib/rules/numbers';
import { plainLetters } from '@/lib/rules/slug-of';
import type { SiteContent } from '@/lib/content/gather-content';
import { faultsIn, type Faults } from './faults';

/** Narrower, a picture is blurred on any screen that shows it whole. */
const LEAST_WIDTH = 700;
/** Every build reads a picture, and every copy of the project carries it for ever. */
const MOST_PICTURE_MB = 5;
/** A visitor pays for each film, on the home page. */
const MOST_FILM_MB = 3;

const PICTURE = /^\/(pictures|articles)\/.*\.(jpe?g|png|webp|avif|heic|heif|tiff?|gif|svg|bmp|raw|psd)$/i;
const DROP_FILE = 'déposez-le, ou retirez son nom';
const SAME_NAME = 'écrivez-le de même ici et dans l’article';
const TWIN = 'gardez l’une des deux';
const READABLE = 'enregistrez-la de nouveau, en JPEG ou en PNG';
const WIDER = `il en faut au moins ${LEAST_WIDTH}, et 1 920 pour toute la largeur de la page`;
const LIGHTER_PICTURE = `${MOST_PICTURE_MB} Mo au plus : enregistrez-la en JPEG, 3 000 pixels de large`;
const LIGHTER_FILM = `${MOST_FILM_MB} Mo au plus : par exemple 12 secondes en 1280 × 720, sans le son`;
const FOR_ALL = 'ajoutez le film en .mp4 (H.264), que tous les téléphones lisent';

const withoutEnd = (name: string) => name.replace(/\.\w+$/, '');

/** What was dropped into the content and cannot be shown well. */
export function* pictureFaults(): Faults {
  const masters = listMasters();
  for (const path of listFiles('content').filter((file) => PICTURE.test(file)))
    if (!masters.some((master) => master.path === `content${path}`))
      yield faultsIn(path.slice(1))('', 'l’image ne se lit pas', READABLE);
  for (const { path, called, files } of masters) {
    const at = faultsIn(path.slice('content/'.length));
    const shown = findMaster(withoutEnd(called), masters);
    if (shown?.path !== path) yield at('', `${shown?.path} a le même nom, et se montre à sa place`, TWIN);
    if (files.width < LEAST_WIDTH) yield at('', `trop petite : ${files.width} pixels de large`, WIDER);
    const bytes = statSync(path).size;
    if (bytes > MOST_PICTURE_MB * 1e6)
      yield at('', `trop lourde : ${formatMegabytes(bytes)}`, LIGHTER_PICTURE);
  }
}

/** A name without its case, accents and signs. */
const barely = (name: string) => plainLetters(name).replace(/[^\p{L}]/gu, '');

/** A person whose photo is not there, or cannot be read; or whose articles spell their name otherwise. */
export function* portraitFaults({ team, articles }: Pick<SiteContent, 'team' | 'articles'>): Faults {
  const readable = listMasters([['content/team', '']]).map(({ path }) => path);
  for (const [index, { name = '', photo }] of team.entries()) {
    const isOther = (author: string) => author !== frenchText(name) && barely(author) === barely(name);
    for (const { author } of articles.filter((each) => isOther(each.author)).slice(0, 1))
      yield faultsIn('team.ts')(`team[${index}].name`, `« ${name} » signe « ${author} »`, SAME_NAME);
    const path = `content/team/${photo}`;
    if (photo === undefined || readable.includes(path)) continue;
    const at = faultsIn('team.ts', `team[${index}].photo`);
    yield existsSync(path)
      ? at('', `${path} ne se lit pas`, READABLE)
      : at('', `aucun fichier ${path}`, DROP_FILE);
  }
}

/** What the home page's film lacks: a file, or lightness. */
export function* filmFaults({ heroFilm: { wide, phone } }: SiteContent): Faults {
  for (const [cut, files] of Object.entries({ wide, phone })) {
    if (files.length > 0 && !files.some((file) => file.endsWith('.mp4')))
      yield faultsIn('films.ts')(`heroFilm.${cut}`, 'n’a pas de .mp4', FOR_ALL);
    for (const [index, file] of files.entries()) {
      const at = faultsIn('films.ts', `heroFilm.${cut}[${index}]`);
      const path = `content/films/${file}`;
      const bytes = statSync(path, { throwIfNoEntry: false })?.size;
      if (!/\.(mp4|webm)$/.test(file))
        yield at('', 'ce format ne convient pas', 'enregistrez le film en .mp4 (H.264)');
      else if (bytes === undefined) yield at('', `aucun fichier ${path}`, DROP_FILE);
      else if (bytes > MOST_FILM_MB * 1e6)
        yield faultsIn(`films/${file}`)('', `trop lourd : ${formatMegabytes(bytes)}`, LIGHTER_FILM);
    }
  }
}
