import type { Article, ArticleSummary } from '@/content/types';
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
  return all
    .filter((other) => other.category === article.category && other.id !== article.id)
    .slice(0, MAX_RELATED);
}

/** An article reduced to what its card and the search need. */
export function summarise({ content: _, ...rest }: Article): ArticleSummary {
  return withImage(rest);
}
