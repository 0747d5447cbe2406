import type { Article, Page } from '@/content/types';
import { lastChange, latestDate, listings } from '@/lib/build/blog/articles';
import { listingPath } from '@/lib/rules/blog/listing';
import { cardPath, absoluteUrl } from './site-url';

/** Every address worth finding, with the day it last changed and its picture; a list changes with what it lists. */
export function sitemap(pages: readonly Page[], articles: readonly Article[]): string {
  const newest = latestDate(articles.map(lastChange));
  const further = listings(articles).slice(1);
  const entries = [
    ...pages.map(({ path, updated }) =>
      entry(path, path === '/blog' ? latestDate([updated, newest]) : updated),
    ),
    ...further.map((listing) =>
      entry(listingPath(listing.page), latestDate(listing.articles.map(lastChange)), cardPath('/blog')),
    ),
    ...articles.map((article) => entry(`/blog/${article.id}`, lastChange(article))),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}

function entry(path: string, changed: string, card = cardPath(path)): string {
  const image = `<image:image><image:loc>${absoluteUrl(card)}</image:loc></image:image>`;
  return `<url><loc>${absoluteUrl(path)}</loc><lastmod>${changed}</lastmod>${image}</url>`;
}
