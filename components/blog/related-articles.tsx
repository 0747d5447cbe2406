import type { ArticleSummary, ArticleWords } from '@/content/types';
import { ArticleCard } from './article-card';

/** Other articles of the same category; nothing at all when there are none. */
export function RelatedArticles({ articles, words }: { articles: ArticleSummary[]; words: ArticleWords }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="a-lire" className="mt-14 md:mt-20">
      <h2 id="a-lire" className="mb-8 font-heading text-heading font-bold">
        {words.related}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} tags={words.tags} />
          </li>
        ))}
      </ul>
    </section>
  );
}
