import { offlinePath } from '@/lib/rules/offline';
import { isIsoDate } from './is-iso-date';
import type { SiteContent } from './site-content';

const FILE = 'content/pages/index.ts';

/** The pages: those listed are those under `app/`, each address stands once, each says when it last changed. */
export function pageMistakes({ pages, routes }: Pick<SiteContent, 'pages' | 'routes'>): string[] {
  const paths = pages.map(({ path }) => path);
  return [
    ...pages
      .filter(({ updated }) => !isIsoDate(updated))
      .map(({ path }) => `${FILE}: "updated" of ${path} must be a real date written YYYY-MM-DD`),
    ...paths
      .filter((path, position) => paths.indexOf(path) !== position)
      .map((path) => `${FILE}: ${path} is listed twice`),
    ...paths.filter((path) => !routes[path]).map((path) => `${FILE}: ${path} has no page under app/`),
    ...Object.entries(routes)
      .filter(([path]) => !paths.includes(path) && path !== offlinePath)
      .map(([path, file]) => `${file}: ${path} is not listed in ${FILE}`),
  ];
}
