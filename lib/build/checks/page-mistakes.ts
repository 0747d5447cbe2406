import { offlinePath } from '@/lib/rules/offline';
import { isIsoDate, noDay } from './is-iso-date';
import { tell, type Unlocated } from './mistake';
import type { SiteContent } from './site-content';

const FILE = 'content/pages/index.ts';

/** The pages: those listed are those under `app/`, each address stands once, each says when it last changed. */
export function pageMistakes({ pages, routes }: Pick<SiteContent, 'pages' | 'routes'>): Unlocated[] {
  const paths = pages.map(({ path }) => path);
  const unlisted = Object.entries(routes).filter(([path]) => !paths.includes(path) && path !== offlinePath);
  return [
    ...pages.flatMap(({ path, updated }, position) => {
      const at = `pages[${position}]`;
      const missing = `ajoutez app/(site)${path}/page.tsx, ou retirez cette entrée`;
      const twice = 'donnez-en une autre à l’une des deux';
      return [
        ...(isIsoDate(updated) ? [] : [tell(FILE, `${at}.updated`, ...noDay(updated))]),
        ...(paths.indexOf(path) === position
          ? []
          : [tell(FILE, `${at}.path`, `${path} est déjà l’adresse d’une page`, twice)]),
        ...(routes[path] ? [] : [tell(FILE, `${at}.path`, `${path} n’a pas de page sous app/`, missing)]),
      ];
    }),
    ...unlisted.map(([path, file]) =>
      tell(file, '', `la page ${path} n’est pas annoncée`, `ajoutez son entrée dans ${FILE}`),
    ),
  ];
}
