import type { Article } from '@/content/types';

/** The filter's "every category" choice. */
export const ALL_CATEGORIES = '';

export type BlogFilter = { query: string; category: string };

/** What a search reads of an article, folded by `foldLines`, and its category. */
export type Indexed = { folded: string; category: string | null };

/** A text as a keyboard gives it: lower case, no accents, straight apostrophes: « l’œuvre » and "l'oeuvre" read the same. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/œ/g, 'oe')
    .replace(/\s+/g, ' ');
}

/** What a search reads of an article: title, excerpt and every tag, a line each. */
export function searchedText({ title, excerpt, tags }: Pick<Article, 'title' | 'excerpt' | 'tags'>): string {
  return [title, excerpt, ...tags].join('\n');
}

/** The lines of a text, each folded: a query, which has no line ends, never matches across two of them. */
export function foldLines(text: string): string {
  return text.split('\n').map(foldText).join('\n');
}

/** Tells of articles whether any of their lines contains the query and their category is the one asked for. */
export function filterMatcher(filter: BlogFilter): (article: Indexed) => boolean {
  const query = foldText(filter.query).trim();
  return ({ folded, category }) =>
    (!filter.category || category === filter.category) && folded.includes(query);
}

/** Reads `?q=` and `?categorie=`; a category that is not among the known ones counts as none. */
export function parseFilter(search: string, categories: readonly string[]): BlogFilter {
  const params = new URLSearchParams(search);
  const category = params.get('categorie') ?? '';
  return { query: params.get('q') ?? '', category: categories.includes(category) ? category : '' };
}

/** The query string of a filter, with its question mark; empty when nothing is filtered. */
export function formatFilter(filter: BlogFilter): string {
  const params = new URLSearchParams();
  if (filter.query.trim()) params.set('q', filter.query.trim());
  if (filter.category) params.set('categorie', filter.category);
  const search = params.toString();
  return search ? `?${search}` : '';
}
