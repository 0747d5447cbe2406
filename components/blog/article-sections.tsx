import type { ListedArticle } from '@/content/types';
import { ArticleGrid, WideArticle } from './article-card';

type ArticleSectionsProps = {
  articles: readonly ListedArticle[];
  labels: { featured: string; latest: string; tags: string };
};

/** Articles, the featured one above the others; a section that would be empty is left out. */
export function ArticleSections({ articles, labels }: ArticleSectionsProps) {
  const featured = articles.find((article) => article.featured);
  const others = articles.filter((article) => article !== featured);
  return (
    <>
      {featured && (
        <section aria-labelledby="a-la-une" className="mt-5 md:mt-8">
          <h2 id="a-la-une" className="mb-4 font-heading text-heading font-bold md:mb-8">
            {labels.featured}
          </h2>
          <WideArticle article={featured} tags={labels.tags} isFirst />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="articles" className="mt-12 md:mt-20">
          <h2 id="articles" className="mb-4 font-heading text-heading font-bold md:mb-8">
            {labels.latest}
          </h2>
          <ArticleGrid articles={others} tags={labels.tags} itemClassName="article-cell" />
        </section>
      )}
    </>
  );
}
