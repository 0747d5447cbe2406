import { isIsoDate } from './is-iso-date';
import type { SiteContent } from './site-content';

/** The pages: each says, with a real date, when it last changed. */
export function pageMistakes({ pages }: Pick<SiteContent, 'pages'>): string[] {
  return Object.entries(pages)
    .filter(([, page]) => 'meta' in page && !isIsoDate(page.meta.updated))
    .map(([name]) => `content/pages/${name}: "meta.updated" must be a real date written YYYY-MM-DD`);
}
