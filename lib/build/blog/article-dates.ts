import type { Article } from '@/content/types';

/** The day an article last changed, YYYY-MM-DD. */
export function lastChange({ date, updated }: Pick<Article, 'date' | 'updated'>): string {
  return updated ?? date;
}

/** The last of some ISO dates; they sort as texts. Empty when there is none. */
export function latestDate(dates: readonly string[]): string {
  return [...dates].sort().at(-1) ?? '';
}
