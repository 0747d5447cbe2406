import type { RoutePath } from '@/content/pages';
import type { Article, Page } from '@/content/types';
import { lastChange, latestDate } from '@/lib/rules/blog/articles';
import { cardPath, absoluteUrl } from './site-url';

/** Every address worth finding, with the day it last changed and its picture; a list changes with what it lists. */
export function sitemap(
  pages: readonly (Page & { path: RoutePath })[],
  articles: readonly Article[],
): string {
  const newest = latestDate(articles.map(lastChange));
  const entries = [
    ...pages.map(({ path, updated }) =>
      entry(path, path === '/blog' ? latestDate([updated, newest]) : updated),
    ),
    ...articles.map((article) => entry(`/blog/${article.id}`, lastChange(article))),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}

function entry(path: RoutePath | `/blog/${string}`, changed: string, card = cardPath(path)): string {
  const image = `<image:image><image:loc>${absoluteUrl(card)}</image:loc></image:image>`;
  return `<url><loc>${absoluteUrl(path)}</loc><lastmod>${changed}</lastmod>${image}</url>`;
}
