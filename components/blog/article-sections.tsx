import type { ArticleSummary, ArticleWords, BlogPage, BlogWords } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { ArticleCard, FeaturedArticle } from './article-card';

type ArticleSectionsProps = Pick<BlogPage, 'featured' | 'latest'> & {
  articles: readonly ArticleSummary[];
  /** What the keywords of a card are. */
  tags: string;
  words: BlogWords;
};

/** How many articles there are, the featured one above the others; filter-articles.ts hides those not looked for. */
export function ArticleSections({ articles, tags, words, ...titles }: ArticleSectionsProps) {
  const featured = articles.find((article) => article.featured);
  const others = articles.filter((article) => article !== featured);
  return (
    <>
      <p role="status" data-count={words.found} className="mt-3 text-small text-muted">
        {fill(words.found, { count: articles.length })}
      </p>
      <div hidden data-none="" className="mt-10 border-l-thread border-ochre bg-tint px-7 py-10">
        <p className="font-heading text-heading font-bold">{words.none.title}</p>
        <p className="mt-3 text-muted">{words.none.text}</p>
      </div>
      {featured && (
        <section aria-labelledby="a-la-une" className="mt-5 md:mt-8">
          <h2 id="a-la-une" className="mb-4 font-heading text-heading font-bold md:mb-8">
            {titles.featured.title}
          </h2>
          <div {...searched(featured)}>
            <FeaturedArticle article={featured} tags={tags} />
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="articles" className="mt-12 md:mt-20">
          <h2 id="articles" className="mb-4 font-heading text-heading font-bold md:mb-8">
            {titles.latest.title}
          </h2>
          <ul className="grid grid-cols-1 gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
            {others.map((article) => (
              <li key={article.id} {...searched(article)} className="article-cell">
                <ArticleCard article={article} tags={tags} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What the search knows of an article besides its title and its excerpt. */
function searched({ category, tags }: ArticleSummary) {
  return { 'data-category': category, 'data-tags': tags.join('\n') };
}

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
