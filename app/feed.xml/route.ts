import { getArticles } from '@/lib/articles/site-articles';
import { atomFeed } from '@/lib/seo/atom-feed';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(atomFeed(getArticles()), { headers: { 'Content-Type': 'application/atom+xml' } });
}
