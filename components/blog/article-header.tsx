import clsx from 'clsx';
import type { ArticleSummary, ArticleWords, ResolvedPicture } from '@/content/types';
import { fillCount } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';
import { Edge, Selvedge } from '@/components/ui/selvedge';
import { Picture } from '@/components/ui/picture';
import { LabelledLink } from '@/components/ui/text-link';

type ArticleHeaderProps = {
  article: ArticleSummary;
  words: ArticleWords;
  edge: string;
  portrait?: ResolvedPicture;
};

/** Cover, title and meta line of an article. */
export function ArticleHeader({ article, words, edge, portrait }: ArticleHeaderProps) {
  return (
    <header>
      <Picture
        {...article.image}
        sizes="100vw"
        order="first"
        className="mt-1.5 h-28 w-full object-cover max-md:object-[0_85%] md:mt-6 md:h-cover lg:low:h-80"
      />
      <div className="print:hidden">
        <Selvedge />
        <Edge words={edge} isDrawn />
      </div>
      <div className="page-width mt-5 md:mt-12">
        <div className="mx-auto max-w-prose">
          <p className="text-note font-semibold text-indigo-bright">{article.category}</p>
          <h1 className="mt-2 font-heading text-display font-bold md:mt-4">{article.title}</h1>
          <p className="mt-3 text-intro text-muted md:mt-6">{article.excerpt}</p>
          <div className="mt-3 flex flex-wrap justify-between gap-x-5 border-t border-line pt-3 text-note md:mt-5 md:pt-4">
            <p className={clsx('font-semibold', portrait && 'flex items-center gap-3')}>
              {portrait && (
                <Picture picture={portrait} alt="" sizes="3rem" className="h-12 w-auto max-w-none" />
              )}
              {[article.author, article.role].filter(Boolean).join(', ')}
            </p>
            <p className="text-muted print:hidden">
              <span className="max-md:hidden">{`${words.maker.text} · `}</span>
              <LabelledLink {...words.maker.action} className="text-link" />
            </p>
          </div>
          <ul className="caption mt-1 flex flex-wrap gap-x-5 gap-y-1 max-md:gap-x-3 max-md:text-fine">
            <li>
              <time dateTime={article.date}>{formatDate(article.date)}</time>
            </li>
            <li>{article.readTime}</li>
            {article.views > 0 && <li>{fillCount(words.views, article.views)}</li>}
            {article.updated && (
              <li className="max-md:hidden max-xs:block">
                {`${words.revised} `}
                <time dateTime={article.updated}>{formatDate(article.updated)}</time>
              </li>
            )}
          </ul>
        </div>
      </div>
    </header>
  );
}
