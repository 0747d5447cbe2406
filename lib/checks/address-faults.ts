import type { ContentFault } from '@/lib/rules/fault';
import { isIsoDate, noDay } from '@/lib/rules/is-iso-date';
import { slugOf } from '@/lib/rules/slug-of';
import { contentPaths, faultIn, type SiteContent } from './site-content';

/** More names than these do not fit beside each other on a tablet. */
const MOST_IN_BAR = 7;

/** The pages: those listed are those under `app/`, each address stands once, each says when it last changed. */
export function pageFaults({ pages, routes }: SiteContent): ContentFault[] {
  const paths = pages.map(({ path }) => path);
  const at = (index: number, field: string, message: string, remedy: string) =>
    faultIn('pages.ts', `pages[${index}].${field}`, message, remedy);
  const inBar = pages.filter(({ linkedFrom }) => linkedFrom.includes('menu')).length;
  return [
    ...pages.flatMap(({ path, updated }, index) => [
      ...(isIsoDate(updated) ? [] : [at(index, 'updated', ...noDay(updated))]),
      ...(paths.indexOf(path) === index
        ? []
        : [
            at(
              index,
              'path',
              `${path} est déjà l’adresse d’une page`,
              'donnez-en une autre à l’une des deux',
            ),
          ]),
      ...(routes[path]
        ? []
        : [
            at(index, 'path', `${path} n’a pas de page`, `ajoutez app/(site)${path}/page.tsx, ou retirez-la`),
          ]),
    ]),
    ...Object.entries(routes)
      .filter(([path]) => !paths.includes(path))
      .map(([path, file]) => ({
        ...{ file, field: '', message: `la page ${path} n’est pas annoncée` },
        remedy: 'ajoutez son entrée dans content/pages.ts',
      })),
    ...(inBar > MOST_IN_BAR
      ? [faultIn('pages.ts', 'pages', `${inBar} noms dans le menu`, `gardez-en ${MOST_IN_BAR} au plus`)]
      : []),
  ];
}

/** A synonym leads to an existing page, is written plainly, stands once, and is no page itself. */
export function synonymFaults(content: SiteContent): ContentFault[] {
  const paths = contentPaths(content);
  const all = Object.values(content.synonyms).flat();
  return Object.entries(content.synonyms).flatMap(([place, words]) => {
    const at = (message: string, remedy: string) =>
      faultIn('synonyms.ts', `synonyms.${place}`, message, remedy);
    const pages = content.pages.map(({ path }) => path).join(', ');
    return [
      ...(paths.includes(place.replace(/#.*/, ''))
        ? []
        : [at(`${place} n’est pas une page`, `les pages sont : ${pages}`)]),
      ...words.flatMap((word) => {
        const plain = slugOf(word);
        if (word !== plain)
          return at(`« ${word} » a une majuscule, un accent ou un signe`, `écrivez « ${plain} »`);
        const isTaken = all.indexOf(word) !== all.lastIndexOf(word) || paths.includes(`/${word}`);
        return isTaken ? at(`« ${word} » mène à deux endroits`, 'gardez-le à un seul') : [];
      }),
    ];
  });
}

/** An address that moved is none of the site any more, is written plainly, and leads to one that is. */
export function moveFaults(content: SiteContent): ContentFault[] {
  const paths = contentPaths(content);
  return Object.entries(content.redirections).flatMap(([from, to]) => {
    const at = (message: string, remedy: string) =>
      faultIn('redirections.ts', `redirections.${from}`, message, remedy);
    if (!/^(\/[a-z0-9_-]+)+(\.[a-z]+)?$/.test(from))
      return at(
        `« ${from} » n’est pas une adresse`,
        'écrivez-la en minuscules, depuis la barre : /ancienne-page',
      );
    if (paths.includes(from))
      return at(`${from} est encore une page du site`, 'retirez la page, ou cette ligne');
    return paths.includes(to.replace(/#.*/, ''))
      ? []
      : at(`${to} n’existe pas`, 'donnez l’adresse d’une page ou d’un article du site');
  });
}

/** The ids of the lists, which addresses and links are made of: plain, each once. */
export function idFaults({ catalogue, offers, projects, services }: SiteContent): ContentFault[] {
  return Object.entries({ catalogue, offers, projects, services }).flatMap(([name, list]) =>
    list.flatMap(({ id }, index) => {
      const at = (message: string, remedy: string) =>
        faultIn(`${name}.ts`, `${name}[${index}].id`, `« ${id} » ${message}`, remedy);
      const slug = slugOf(id);
      if (id !== slug || slug === '') return at('n’est pas un id', `écrivez « ${slug || 'un-nom-simple'} »`);
      const isFirst = list.findIndex((other) => other.id === id) === index;
      return isFirst ? [] : at('sert déjà plus haut', 'donnez un autre id à cette entrée');
    }),
  );
}
