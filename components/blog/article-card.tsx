import clsx from 'clsx';
import type { ArticleSummary } from '@/content/types';
import { formatDate } from '@/lib/rules/format-date';
import { Picture } from '@/components/ui/picture';
import { TagList } from './tag-list';

const CARD_TAGS = 2;

/** `tags` says what the keywords are, to whoever hears them. */
type ArticleCardProps = { article: ArticleSummary; tags: string };

type ArticleGridProps = { articles: readonly ArticleSummary[]; tags: string; isSearched?: boolean };

/** Articles side by side, as many in a row as leave no hole; one alone has its picture beside its text. */
export function ArticleGrid({ articles, tags, isSearched = false }: ArticleGridProps) {
  const isAlone = articles.length === 1;
  const columns = articles.length > 2 ? 'md:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-2';
  return (
    <ul className={clsx('grid grid-cols-1 gap-x-8 gap-y-14', !isAlone && columns)}>
      {articles.map((article) => (
        <li key={article.id} {...(isSearched && searched(article))}>
          {isAlone ? (
            <WideArticle article={article} tags={tags} />
          ) : (
            <ArticleCard article={article} tags={tags} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the search knows of an article besides its title and its excerpt. */
export function searched({ category, tags }: ArticleSummary) {
  return { 'data-category': category, 'data-tags': tags.join('\n') };
}

/** An article in a grid. The whole card is the target of its one link. */
function ArticleCard({ article, tags }: ArticleCardProps) {
  return (
    <article
      aria-labelledby={article.id}
      className="group relative flex h-full flex-col border-t border-ink pt-5"
    >
      <Picture
        picture={article.image.picture}
        alt=""
        sizes="(min-width: 1280px) 370px, (min-width: 768px) 45vw, 92vw"
        className="aspect-[10/3] w-full rounded-card object-cover md:aspect-video"
      />
      <p className="mt-5 text-small font-semibold text-indigo-bright">{article.category}</p>
      <CardTitle article={article} className="mt-2 text-subheading" />
      <p className="mt-3 flex-1 text-muted">{article.excerpt}</p>
      <CardFoot article={article} tags={tags} className="mt-4" />
    </article>
  );
}

/** An article set above the others, or alone: picture beside text. */
export function WideArticle({ article, tags, isFirst }: ArticleCardProps & { isFirst?: boolean }) {
  return (
    <article
      aria-labelledby={article.id}
      className="group relative flow-root items-start gap-8 sm:grid lg:grid-cols-major lg:gap-14"
    >
      <Picture
        picture={article.image.picture}
        alt=""
        sizes="(min-width: 1024px) 640px, (min-width: 560px) 92vw, 20rem"
        priority={isFirst}
        className="wide-cover"
      />
      <div>
        <p className="text-note font-semibold text-indigo-bright">{article.category}</p>
        <CardTitle article={article} className="mt-3 text-heading" />
        <p className="clear-right mt-4 text-lead text-muted">{article.excerpt}</p>
        <CardFoot article={article} tags={tags} className="mt-5" />
      </div>
    </article>
  );
}

function CardTitle({ article, className }: { article: ArticleSummary; className: string }) {
  return (
    <h3 id={article.id} className={clsx('font-heading font-bold', className)}>
      <a
        href={`/blog/${article.id}`}
        className="after:absolute after:inset-0 group-hover:text-indigo-bright group-hover:underline"
      >
        {article.title}
      </a>
    </h3>
  );
}

function CardFoot({ article, tags, className }: ArticleCardProps & { className: string }) {
  return (
    <>
      <p className={clsx('caption', className)}>
        <time dateTime={article.date}>{formatDate(article.date)}</time> · {article.readTime}
      </p>
      <TagList label={tags} tags={article.tags.slice(0, CARD_TAGS)} className={className} />
    </>
  );
}
