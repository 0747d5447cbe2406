import type { ArticleSummary, ArticleWords } from '@/content/types';
import { ArticleGrid } from './article-card';

/** Other articles of the same category; nothing at all when there are none. */
export function RelatedArticles({ articles, words }: { articles: ArticleSummary[]; words: ArticleWords }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="a-lire" className="mt-14 md:mt-20">
      <h2 id="a-lire" className="mb-8 font-heading text-heading font-bold">
        {words.related}
      </h2>
      <ArticleGrid articles={articles} tags={words.tags} />
    </section>
  );
}
