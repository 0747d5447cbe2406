import type { Article, ArticleSummary, ListedArticle } from '@/content/types';
import { LISTED } from '@/lib/rules/blog/listing';
import { withImage } from '@/lib/build/pictures';
import { readArticles, type ReadArticles } from './read-articles';

const MAX_RELATED = 3;

let kept: ReadArticles | undefined;

/** The articles of the site as its folder holds them: read once, but at every request in development, drafts included. */
export function siteArticles(): ReadArticles {
  const isWriting = process.env.NODE_ENV === 'development';
  if (!kept || isWriting)
    kept = readArticles('content/articles', new Date().toISOString().slice(0, 10), isWriting);
  return kept;
}

/** Every article that is out, in the order the blog lists them. */
export function getArticles(): readonly Article[] {
  return siteArticles().articles;
}

/** The article of an id, or undefined. */
export function getArticle(id: string): Article | undefined {
  return getArticles().find((article) => article.id === id);
}

/** At most three others of the same category, in list order. */
export function relatedArticles(article: Article, all = getArticles()): Article[] {
  const others = all.filter((other) => other.category === article.category && other.id !== article.id);
  return others.slice(0, MAX_RELATED);
}

/** An article reduced to what its card and the search need. */
export function summarise({ content: _, ...rest }: Article): ArticleSummary {
  return withImage(rest);
}

/** An article reduced to what a list of many may carry of each. */
export function listed(article: Article): ListedArticle {
  const { id, title, excerpt, category, date, readTime, tags, featured, image } = summarise(article);
  return { id, title, excerpt, category, date, readTime, tags, featured, image: { picture: image.picture } };
}

/** A page of the blog, counted from 1, and the articles it lists. */
export type Listing = { page: number; articles: readonly Article[] };

/** The articles by pages of the blog: never none. */
export function listings(all = getArticles()): Listing[] {
  return Array.from({ length: Math.max(1, Math.ceil(all.length / LISTED)) }, (_, position) => ({
    page: position + 1,
    articles: all.slice(position * LISTED, (position + 1) * LISTED),
  }));
}

/** The day an article last changed, YYYY-MM-DD. */
export function lastChange({ date, updated }: Pick<Article, 'date' | 'updated'>): string {
  return updated ?? date;
}

/** The last of some ISO dates; they sort as texts. Empty when there is none. */
export function latestDate(dates: readonly string[]): string {
  return [...dates].sort().at(-1) ?? '';
}

export type ArticleHeading = { id: string; title: string };

/** The sections of an article, in order: where each begins and what its heading says, as HTML. */
export function articleHeadings(content: string): ArticleHeading[] {
  const found = content.matchAll(/<h2 id="([^"]+)"><a[^>]*>([\s\S]*?)<\/a><\/h2>/g);
  return Array.from(found, ([, id = '', title = '']) => ({ id, title }));
}
