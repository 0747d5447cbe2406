import { pages } from '@/content/pages';
import { synonyms } from '@/content/synonyms';
import type { Places } from '../rules/paths';
import { getArticles } from './blog/articles';

/** Every canonical path of the site, in the order of the list of pages, articles last. */
export function knownPaths(): string[] {
  return [...pages.map(({ path }) => path), ...getArticles().map(({ id }) => `/blog/${id}`)];
}

/** Every page of the site, with the words that mean it. */
export function knownPlaces(): Places {
  return { ...Object.fromEntries(pages.map(({ path }) => [path, []])), ...synonyms };
}
