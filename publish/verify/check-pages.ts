import { faults, type Fault, type Said } from './report';
import { readHead } from './read-tags';
import type { Page, Site } from './site';

const MISSING =
  'Publiez tout « out/ », construit depuis ce contenu ; chez nginx et Caddy, rechargez le serveur.';
const WRONG =
  'Le texte de la page est dans content/pages ou content/articles ; corrigez-le et reconstruisez.';

/** Pages that do not answer, are hidden from search engines, or say too little of themselves. */
export function checkPages({ pages, paths }: Site): Fault[] {
  const answered = pages.map(({ path }) => path);
  const titles = pages.map(({ tags }) => readHead(tags).get('title')?.[0]);
  const repeated = titles.filter((title, position) => title && titles.indexOf(title) !== position);
  const silent = paths.map((path) => !answered.includes(path) && `${path} ne répond pas`);
  return [
    ...faults(MISSING, silent),
    ...faults(WRONG, [
      ...pages.flatMap(pageMistakes),
      ...repeated.map((title) => `deux pages ont le même titre : ${title}`),
    ]),
  ];
}

function pageMistakes({ path, tags, headers }: Page): Said {
  const head = readHead(tags);
  const language = tags.find(({ name }) => name === 'html')?.attributes.lang;
  const robots = `${head.get('robots')?.join() ?? ''},${headers.get('x-robots-tag') ?? ''}`;
  return [
    !head.get('title')?.[0] && `${path} n’a pas de titre`,
    language !== 'fr' && `${path} ne se déclare pas en français (lang="fr")`,
    robots.includes('noindex') && `${path} est interdite aux moteurs de recherche (noindex)`,
    ...tags.filter(isBrokenJsonLd).map(() => `${path} : données structurées illisibles (JSON-LD)`),
  ];
}

function isBrokenJsonLd({ attributes, text }: Page['tags'][number]): boolean {
  if (attributes.type !== 'application/ld+json') return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
