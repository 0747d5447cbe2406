import { pages } from '@/content/pages';
import { redirections } from '@/content/redirections';
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

/** Every page of the site, with the words that mean it and the addresses it had. */
export function knownPlaces(): Places {
  const places: Record<string, readonly string[]> = {
    ...Object.fromEntries(pages.map(({ path }) => [path, []])),
    ...synonyms,
  };
  for (const [from, to] of Object.entries(redirections)) places[to] = [...(places[to] ?? []), from];
  return places;
}
