import { articles } from '@/content/articles';
import { navigation } from '@/content/site';
import { synonyms } from '@/content/synonyms';
import type { Places } from './paths';

/** Every canonical path of the site, in the order of the navigation, articles last. */
export function knownPaths(): string[] {
  return [...navigation.map((link) => link.href), ...articles.map((article) => `/blog/${article.id}`)];
}

/** Every place of the site, with the words that mean it. */
export function knownPlaces(): Places {
  return { ...Object.fromEntries(knownPaths().map((path) => [path, []])), ...synonyms };
}

/** What each page is called, by its path. */
export function placeLabels(): Record<string, string> {
  return Object.fromEntries([
    ...navigation.map(({ href, label }) => [href, label]),
    ...articles.map(({ id, title }) => [`/blog/${id}`, title]),
  ]);
}
