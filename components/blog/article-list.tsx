import clsx from 'clsx';
import type { ArticleSummary, ArticleWords } from '@/content/types';
import { formatDate } from '@/lib/rules/format-date';
import { Picture } from '@/components/ui/picture';
import { TagList } from './tag-list';

const CARD_TAGS = 2;

type ArticleListProps = {
  id: string;
  title: string;
  articles: readonly ArticleSummary[];
  words: Pick<ArticleWords, 'tags'>;
  /** Says what a search knows of each besides its title and its excerpt. */
  isSearched?: boolean;
  isFirst?: boolean;
  className: string;
};

/** Articles under a title, two or three in a row; one alone has its picture beside its text; none, nothing at all. */
export function ArticleList({ id, title, articles, isSearched, className, ...card }: ArticleListProps) {
  if (articles.length === 0) return null;
  const isAlone = articles.length === 1;
  const columns = articles.length > 2 ? 'md:grid-cols-3' : 'md:grid-cols-2';
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-3 font-heading text-subheading font-bold md:mb-5">
        {title}
      </h2>
      <ul className={clsx('grid grid-cols-1 gap-x-8 gap-y-9 md:gap-y-14', !isAlone && columns)}>
        {articles.map((article) => (
          <li
            key={article.id}
            data-searched={isSearched ? [article.category, ...article.tags].join('\n') : undefined}
          >
            <ArticleCard article={article} look={isAlone ? looks.wide : looks.narrow} {...card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const looks = {
  narrow: {
    box: 'max-md:-mx-gutter border-ink md:flex md:h-full md:flex-col md:border-t md:pt-5',
    cover:
      'aspect-video h-auto w-full object-cover xs:max-md:float-left xs:max-md:mr-4 xs:max-md:aspect-square xs:max-md:w-[8.5rem] md:rounded-card',
    // On a phone less than it is shown: threads bear it, and none of the first window waits for them.
    sizes: '(min-width: 80em) 23.125rem, (min-width: 48em) 45vw, 55vw',
    words: 'mt-5 xs:max-md:mt-0 max-md:px-gutter md:flex md:flex-1 md:flex-col',
    category: 'text-small',
    title: 'mt-2 font-heading text-subheading font-bold',
    excerpt: 'mt-3 xs:max-md:clear-left xs:max-md:pt-3 max-md:text-note md:flex-1',
    foot: 'mt-4',
  },
  wide: {
    box: 'items-center gap-8 sm:grid lg:grid-cols-major lg:gap-14',
    cover: 'wide-cover',
    sizes: '(min-width: 64em) 54vw, (min-width: 35em) 92vw, 55vw',
    words: undefined,
    category: 'text-note',
    title: 'mt-1.5 font-heading text-heading font-bold max-sm:text-title md:mt-3 lg:text-title',
    excerpt: 'mt-3 text-intro',
    foot: 'mt-5',
  },
};

type ArticleCardProps = Pick<ArticleListProps, 'words' | 'isFirst'> & {
  article: ArticleSummary;
  look: (typeof looks)['wide' | 'narrow'];
};

/** The whole card is the target of its one link. */
function ArticleCard({ article, words, isFirst, look }: ArticleCardProps) {
  return (
    <article aria-labelledby={article.id} className={`relative ${look.box}`}>
      <Picture
        picture={article.image.picture}
        alt=""
        sizes={look.sizes}
        order={isFirst ? 'early' : undefined}
        className={look.cover}
      />
      <div className={look.words}>
        <p className={`${look.category} font-semibold text-indigo-bright`}>{article.category}</p>
        <h3 id={article.id} className={look.title}>
          <a
            href={`/blog/${article.id}`}
            className="after:absolute after:inset-0 after:content-[''] hover:text-indigo-bright hover:underline"
          >
            {article.title}
          </a>
        </h3>
        <p className={`${look.excerpt} text-muted`}>{article.excerpt}</p>
        <p className={`caption ${look.foot}`}>
          <time dateTime={article.date}>{formatDate(article.date)}</time>
          {`\u00a0· ${article.readTime}`}
        </p>
        <TagList label={words.tags} tags={article.tags.slice(0, CARD_TAGS)} className={look.foot} />
      </div>
    </article>
  );
}
