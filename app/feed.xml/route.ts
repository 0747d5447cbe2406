import { getArticles } from '@/lib/site';
import { atomFeed } from '@/lib/seo/atom-feed';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(atomFeed(getArticles()), { headers: { 'Content-Type': 'application/atom+xml' } });
}
