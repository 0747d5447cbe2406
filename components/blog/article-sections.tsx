import type { ArticleSummary } from '@/content/types';
import { foldLines, searchedText } from '@/lib/rules/blog/search';
import { ArticleCard, FeaturedArticle } from './article-card';

type ArticleSectionsProps = {
  articles: ArticleSummary[];
  labels: { featured: string; latest: string };
};

/** Every article, the featured one above the others. What the search compares lies beside each, for `makeSearchable`. */
export function ArticleSections({ articles, labels }: ArticleSectionsProps) {
  const others = articles.filter((article) => !article.featured);
  return (
    <>
      <section aria-labelledby="a-la-une" className="mt-5 md:mt-8">
        <h2 id="a-la-une" className="mb-4 font-heading text-heading font-bold md:mb-8">
          {labels.featured}
        </h2>
        {articles
          .filter((article) => article.featured)
          .map((article) => (
            <div key={article.id} {...searchData(article)}>
              <FeaturedArticle article={article} />
            </div>
          ))}
      </section>
      {others.length > 0 && (
        <section aria-labelledby="articles" className="mt-12 md:mt-20">
          <h2 id="articles" className="mb-4 font-heading text-heading font-bold md:mb-8">
            {labels.latest}
          </h2>
          <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
            {others.map((article) => (
              <li key={article.id} className="article-cell" {...searchData(article)}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function searchData(article: ArticleSummary) {
  return { 'data-search': foldLines(searchedText(article)), 'data-category': article.category };
}
