import { articles } from '@/content/articles';
import type { Article, ArticleCategory } from '@/content/types';
import { formatDate } from '@/lib/format-date';
import { getPicture, type WovenPicture } from '@/lib/pictures';

/** What a card shows and the search reads: an article without its body, which never travels with a list. */
export type ArticleSummary = {
  id: string;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  tags: string[];
  /** YYYY-MM-DD, and the same day as a reader sees it. */
  date: string;
  dateLabel: string;
  readTime: string;
  featured: boolean;
  picture: WovenPicture;
  alt: string;
};

const MAX_RELATED = 3;

/** Every article, in the order the blog lists them. */
export function getArticles(): readonly Article[] {
  return articles;
}

/** The article of an id, or undefined. */
export function getArticle(id: string): Article | undefined {
  return articles.find((article) => article.id === id);
}

/** At most three others of the same category, in list order. */
export function relatedArticles(article: Article, all: readonly Article[] = articles): Article[] {
  return all
    .filter((other) => other.category === article.category && other.id !== article.id)
    .slice(0, MAX_RELATED);
}

/** An article reduced to what its card and the search need. */
export function summarise(article: Article): ArticleSummary {
  const { id, title, excerpt, category, tags, date, readTime, featured, image } = article;
  return {
    id,
    title,
    excerpt,
    category,
    tags,
    date,
    dateLabel: formatDate(date),
    readTime,
    featured,
    picture: getPicture(image.picture),
    alt: image.alt,
  };
}
