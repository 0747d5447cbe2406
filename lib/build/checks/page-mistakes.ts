import { offlinePath } from '@/lib/rules/offline';
import { isIsoDate } from './is-iso-date';
import type { Unlocated } from './mistake';
import type { SiteContent } from './site-content';

const FILE = 'content/pages/index.ts';

/** The pages: those listed are those under `app/`, each address stands once, each says when it last changed. */
export function pageMistakes({ pages, routes }: Pick<SiteContent, 'pages' | 'routes'>): Unlocated[] {
  const paths = pages.map(({ path }) => path);
  const unlisted = Object.entries(routes).filter(([path]) => !paths.includes(path) && path !== offlinePath);
  return [
    ...pages.flatMap(({ path, updated }, position) => {
      const at = (name: string) => ({ file: FILE, field: `pages[${position}].${name}` });
      return [
        !isIsoDate(updated) && {
          ...at('updated'),
          message: `« ${updated} » n’est pas un jour qui existe`,
          remedy: 'écrivez-le AAAA-MM-JJ, par exemple 2026-11-21',
        },
        paths.indexOf(path) !== position && {
          ...at('path'),
          message: `${path} est déjà l’adresse d’une page`,
          remedy: 'donnez-en une autre à l’une des deux',
        },
        !routes[path] && {
          ...at('path'),
          message: `${path} n’a pas de page sous app/`,
          remedy: `ajoutez app/(site)${path}/page.tsx, ou retirez cette entrée`,
        },
      ].filter((mistake) => mistake !== false);
    }),
    ...unlisted.map(([path, file]) => ({
      ...{ file, line: 1, field: '', message: `la page ${path} n’est pas annoncée` },
      remedy: `ajoutez son entrée dans ${FILE}`,
    })),
  ];
}
