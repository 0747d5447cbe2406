import { articles } from '@/content/articles';
import { navigation } from '@/content/site';

/** Every canonical path of the site, in the order of the navigation, articles last. */
export function knownPaths(): string[] {
  return [...navigation.map((link) => link.href), ...articles.map((article) => `/blog/${article.id}`)];
}
