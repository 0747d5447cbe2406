import type { MetadataRoute } from 'next';
import { shownPages } from '@/lib/pages/pages';
import { lastChange, listChange } from '@/lib/rules/blog/articles';
import { absoluteUrl } from '@/lib/seo/site-url';
import { getArticles } from '@/lib/articles/site-articles';

export const dynamic = 'force-static';

/** Every address worth finding, with the day it last changed; a list changes with what it lists. */
export default function sitemap(): MetadataRoute.Sitemap {
  const articles = getArticles();
  return [
    ...shownPages().map(({ path, updated }) => ({
      url: absoluteUrl(path),
      lastModified: path === '/blog' ? listChange(updated, articles) : updated,
    })),
    ...articles.map((each) => ({ url: absoluteUrl(`/blog/${each.id}`), lastModified: lastChange(each) })),
  ];
}
