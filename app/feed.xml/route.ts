import { getArticles } from '@/lib/build/blog/articles';
import { atomFeed } from '@/lib/build/seo/atom-feed';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(atomFeed(getArticles()), { headers: { 'Content-Type': 'application/atom+xml' } });
}
