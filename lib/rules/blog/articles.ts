import type { Article } from '@/content/types';

/** How many others an article proposes (docs/numbers-of-the-specification.md). */
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

/** The day a list of articles last changed: its own, or that of an article. ISO dates sort as texts. */
export function listChange(own: string, articles: readonly Pick<Article, 'date' | 'updated'>[]): string {
  return [own, ...articles.map(lastChange)].sort().at(-1) ?? own;
}
