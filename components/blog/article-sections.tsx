import type { ArticleSummary, ArticleWords, BlogPage, BlogWords } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { Selvedge } from '@/components/ui/selvedge';
import { TextLink } from '@/components/ui/text-link';
import { ArticleGrid, searched, WideArticle } from './article-card';

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
      <div hidden data-none="" className="mt-10 md:mt-14">
        {/* A broken thread, one half hanging. */}
        <div className="flex gap-9">
          <Selvedge className="flex-1" />
          <Selvedge className="mt-2 flex-1" />
        </div>
        <p className="mt-8 font-heading text-title font-bold">{words.none.title}</p>
        <p className="mt-3 text-lead text-muted">{words.none.text}</p>
        <TextLink {...words.none.action} className="mt-3" />
      </div>
      {featured && (
        <section aria-labelledby="a-la-une" className="mt-5 md:mt-8">
          <h2 id="a-la-une" className="mb-4 font-heading text-heading font-bold md:mb-8">
            {titles.featured.title}
          </h2>
          <div {...searched(featured)}>
            <WideArticle article={featured} tags={tags} isFirst />
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="articles" className="mt-12 md:mt-20">
          <h2 id="articles" className="mb-4 font-heading text-heading font-bold md:mb-8">
            {titles.latest.title}
          </h2>
          <ArticleGrid articles={others} tags={tags} isSearched />
        </section>
      )}
    </>
  );
}

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
