import type { ArticleSummary, ArticleWords, BlogPage, BlogWords } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { TextLink } from '@/components/ui/text-link';
import { ArticleList } from './article-list';

type ArticleSectionsProps = Pick<BlogPage, 'featured' | 'latest'> & {
  articles: readonly ArticleSummary[];
  cardWords: ArticleWords;
  /** Categories that hold nothing yet. */
  empty: string;
  words: BlogWords;
};

/** How many articles there are, the featured one above the others; filter-articles.ts hides those not looked for. */
export function ArticleSections({ articles, cardWords, empty, words, ...titles }: ArticleSectionsProps) {
  const featured = articles.find((article) => article.featured);
  const shared = { words: cardWords, isSearched: true };
  return (
    <>
      <p role="status" data-text={words.found} className="mt-7 text-small text-muted xs:float-right md:mt-12">
        {fill(words.found, { count: articles.length })}
      </p>
      <div hidden data-none="" className="clear-both pt-4">
        {/* A broken thread, one half hanging. */}
        <div aria-hidden="true" className="frayed flex gap-6">
          <i className="flex-1" />
          <i className="mt-2 flex-1" />
        </div>
        <p className="mt-8 font-heading text-title font-bold">{words.none.title}</p>
        <p className="mt-3 text-intro text-muted">{words.none.text}</p>
        {empty && <p className="mt-3 text-muted">{fill(words.none.empty, { name: empty })}</p>}
        <TextLink {...words.none.action} className="mt-3" />
      </div>
      <ArticleList
        id="a-la-une"
        {...titles.featured}
        articles={featured ? [featured] : []}
        isFirst
        className="pt-6 md:pt-10"
        {...shared}
      />
      <ArticleList
        id="articles"
        {...titles.latest}
        articles={articles.filter((article) => article !== featured)}
        className="mt-12 md:mt-20"
        {...shared}
      />
    </>
  );
}
