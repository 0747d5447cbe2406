import type { Article } from '@/content/types';

/** How many others an article proposes (specification, section 9). */
const MAX_RELATED = 3;

/** At most three others of the same category, in list order. */
export function relatedArticles(article: Article, all: readonly Article[]): Article[] {
  const others = all.filter((other) => other.category === article.category && other.id !== article.id);
  return others.slice(0, MAX_RELATED);
}

/** The day an article last changed, YYYY-MM-DD. */
export function lastChange({ date, updated }: Pick<Article, 'date' | 'updated'>): string {
  return updated ?? date;
}

/** The last of some ISO dates; they sort as texts. Empty when there is none. */
export function latestDate(dates: readonly string[]): string {
  return [...dates].sort().at(-1) ?? '';
}
