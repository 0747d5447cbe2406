import type { Article } from '@/content/types';
import { plainLetters } from '@/lib/rules/slug-of';

export const ALL_CATEGORIES = '';

export type BlogFilter = { query: string; category: string };

/**
 * A text as a keyboard gives it: lower case, no accents, straight apostrophes: « l’œuvre » and "l'oeuvre" read the same. Its lines
 * stay: a query, which has one, never matches across two of them.
 */
export function foldText(text: string): string {
  return plainLetters(text)
    .replace(/’/g, "'")
    .replace(/[^\S\n]+/g, ' ');
}

/** What a search reads of an article: title, excerpt and every tag, a line each. */
export function searchedText({ title, excerpt, tags }: Pick<Article, 'title' | 'excerpt' | 'tags'>): string {
  return [title, excerpt, ...tags].join('\n');
}

/** Whether what a search reads of an article, folded, contains the query, and its category is the one asked for. */
export function isFound(article: { folded: string; category: string }, filter: BlogFilter): boolean {
  const isAsked = !filter.category || article.category === filter.category;
  return isAsked && article.folded.includes(foldText(filter.query).trim());
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
