import { pages } from '@/content/pages';
import { synonyms } from '@/content/synonyms';
import type { Places } from '../rules/paths';
import { listingPath } from '../rules/blog/listing';
import { getArticles, listings } from './blog/articles';

/** Every canonical path of the site, in the order of the list of pages, the blog's further pages and articles last. */
export function knownPaths(): string[] {
  return [
    ...pages.map(({ path }) => path),
    ...listings()
      .slice(1)
      .map(({ page }) => listingPath(page)),
    ...getArticles().map(({ id }) => `/blog/${id}`),
  ];
}

/** Every page of the site, with the words that mean it. */
export function knownPlaces(): Places {
  return { ...Object.fromEntries(pages.map(({ path }) => [path, []])), ...synonyms };
}
