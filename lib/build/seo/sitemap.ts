import type { MetadataRoute } from 'next';
import type { Article, Page } from '@/content/types';
import { lastChange, latestDate } from '@/lib/build/blog/article-dates';
import { cardPath } from './card-path';
import { absoluteUrl } from './site-url';

/** Every address worth finding, with the day it last changed and its picture. A list changes with what it lists. */
export function sitemapEntries(pages: readonly Page[], articles: readonly Article[]): MetadataRoute.Sitemap {
  const newest = latestDate(articles.map(lastChange));
  return [
    ...pages.map(({ path, updated }) => ({
      url: absoluteUrl(path),
      lastModified: path === '/blog' ? latestDate([updated, newest]) : updated,
      images: [absoluteUrl(cardPath(path))],
    })),
    ...articles.map((article) => ({
      url: absoluteUrl(`/blog/${article.id}`),
      lastModified: lastChange(article),
      images: [absoluteUrl(cardPath(`/blog/${article.id}`))],
    })),
  ];
}
