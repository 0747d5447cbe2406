import type { MetadataRoute } from 'next';
import { pages } from '@/content/pages';
import { getArticles } from '@/lib/build/blog/articles';
import { sitemapEntries } from '@/lib/build/seo/sitemap';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(pages, getArticles());
}
