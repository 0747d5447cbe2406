import { pages } from '@/content/pages';
import { getArticles } from '@/lib/build/blog/articles';
import { sitemap } from '@/lib/build/seo/sitemap';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(sitemap(pages, getArticles()), { headers: { 'Content-Type': 'application/xml' } });
}
