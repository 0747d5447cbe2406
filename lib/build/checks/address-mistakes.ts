import { offlinePath } from '@/lib/rules/offline';
import { slugOf } from '../slug-of';
import { isIsoDate, noDay } from './is-iso-date';
import { made, tell, tellAt, type Unlocated } from './mistake';
import { contentPaths, type SiteContent } from './site-content';

const PAGES = 'content/pages/index.ts';
const SYNONYMS = 'content/synonyms.ts';

/** The pages: those listed are those under `app/`, each address stands once, each says when it last changed. */
export function pageMistakes({ pages, routes }: SiteContent): Unlocated[] {
  const paths = pages.map(({ path }) => path);
  const listed = pages.flatMap(({ path, updated }, position) => {
    const [at, field] = [`pages[${position}].updated`, `pages[${position}].path`];
    const missing = `ajoutez app/(site)${path}/page.tsx, ou retirez cette entrée`;
    const twice = 'donnez-en une autre à l’une des deux';
    return [
      !isIsoDate(updated) && tell(PAGES, at, ...noDay(updated)),
      paths.indexOf(path) !== position && tell(PAGES, field, `${path} est déjà l’adresse d’une page`, twice),
      !routes[path] && tell(PAGES, field, `${path} n’a pas de page sous app/`, missing),
    ];
  });
  const announce = `ajoutez son entrée dans ${PAGES}`;
  const unlisted = Object.entries(routes).map(
    ([path, file]) =>
      !paths.includes(path) &&
      path !== offlinePath &&
      tell(file, '', `la page ${path} n’est pas annoncée`, announce),
  );
  return made([...listed, ...unlisted]);
}

/** A synonym leads to an existing page, is written plainly, stands once, and is no page itself. */
export function synonymMistakes(content: SiteContent): Unlocated[] {
  const paths = contentPaths(content);
  const pages = content.pages.map(({ path }) => path).join(', ');
  const all = Object.values(content.synonyms).flat();
  const found = Object.entries(content.synonyms).flatMap(([place, words]) => [
    !paths.includes(place.replace(/#.*/, '')) &&
      tell(SYNONYMS, `synonyms.${place}`, `${place} n’est pas une page`, `les pages sont : ${pages}`),
    ...words.map((word, position) => {
      const told = (message: string, remedy: string) =>
        tell(SYNONYMS, `synonyms.${place}[${position}]`, `« ${word} » ${message}`, remedy);
      const plain = slugOf(word);
      if (word !== plain) return told('a une majuscule, un accent ou un signe', `écrivez « ${plain} »`);
      const isTaken = all.indexOf(word) !== all.lastIndexOf(word) || paths.includes(`/${word}`);
      return isTaken && told('mène à deux endroits', 'gardez-le à un seul');
    }),
  ]);
  return made(found);
}

/** An address that moved is none of the site any more, is written plainly, and leads to one that is. */
export function moveMistakes(content: SiteContent): Unlocated[] {
  const paths = contentPaths(content);
  return Object.entries(content.redirections).flatMap(([from, to]) => {
    const told = (message: string, remedy: string) =>
      tell('content/redirections.ts', `redirections.${from}`, message, remedy);
    const plain = 'écrivez-la en minuscules, depuis la barre : /ancienne-page';
    if (!/^(\/[a-z0-9_-]+)+(\.[a-z]+)?$/.test(from)) return told(`« ${from} » n’est pas une adresse`, plain);
    if (paths.includes(from))
      return told(`${from} est encore une page du site`, 'retirez la page, ou cette ligne');
    if (!paths.includes(to.replace(/#.*/, '')))
      return told(`${to} n’existe pas`, 'donnez l’adresse d’une page ou d’un article du site');
    return [];
  });
}

/** The ids of the lists, which addresses and links are made of: plain, each once. */
export function idMistakes({ texts }: SiteContent): Unlocated[] {
  const ids = texts.filter(({ path }) => /^(catalogue|offers|projects|services)\[[^\]]*\]\.id$/.test(path));
  return ids.flatMap(({ file, line, path, text: id }, position) => {
    const told = (message: string, remedy: string) =>
      tellAt(line, file, path, `« ${id} » ${message}`, remedy);
    const slug = slugOf(id);
    if (id !== slug || slug === '') return told('n’est pas un id', `écrivez « ${slug || 'un-nom-simple'} »`);
    const isFirst = ids.findIndex((other) => other.path === path) === position;
    return isFirst ? [] : told('sert déjà plus haut', 'donnez un autre id à cette entrée');
  });
}
