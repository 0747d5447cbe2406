import type { ReactNode } from 'react';
import type { Article, ArticleSummary, ArticleWords, BlogPage } from '@/content/types';
import { InertButton } from '@/components/ui/button';
import { fillCount } from '@/lib/rules/fill';
import { ArticleList } from './article-list';
import { Newsletter } from './newsletter';
import { ShareRow } from './share-row';

type AfterArticleProps = Pick<BlogPage, 'newsletter'> & {
  article: Article;
  url: string;
  related: readonly ArticleSummary[];
  words: ArticleWords;
  hasWhatsapp: boolean;
  /** What stands before all of it, unseen. */
  children: ReactNode;
};

/** What follows an article: what to do with it, others of its category, a letter with those to come. */
export function AfterArticle({ article, url, related, newsletter, children, ...shared }: AfterArticleProps) {
  const { words, hasWhatsapp } = shared;
  return (
    <div className="page-width pb-12 md:pb-20">
      {children}
      <div className="mx-auto mt-8 max-w-prose print:hidden">
        <Reactions {...article} words={words} />
        <ShareRow url={url} title={article.title} words={words.share} hasWhatsapp={hasWhatsapp} />
      </div>
      <div className="print:hidden">
        <ArticleList
          id="a-lire"
          title={words.related}
          articles={related}
          words={words}
          className="mt-14 md:mt-20"
        />
        <div className="mt-10 md:mt-20">{newsletter && <Newsletter {...newsletter} />}</div>
      </div>
    </div>
  );
}

type ReactionsProps = Pick<Article, 'likes' | 'comments'> & { words: ArticleWords };

/** Controls that are announced but not open yet, with the counts they carry where there are any. */
function Reactions({ likes, comments, words }: ReactionsProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-x-4">
      {likes > 0 && <InertButton>{fillCount(words.likes, likes)}</InertButton>}
      {comments > 0 && <InertButton>{fillCount(words.comments, comments)}</InertButton>}
      {words.save && <InertButton>{words.save}</InertButton>}
    </div>
  );
}
