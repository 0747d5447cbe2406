import { pages } from '@/content/pages';
import { getArticles } from '@/lib/site';
import { sitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(sitemap(pages, getArticles()), { headers: { 'Content-Type': 'application/xml' } });
}
