import type { Article, ArticleWords } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { InertButton } from '@/components/ui/inert-button';

type ArticleReactionsProps = Pick<Article, 'likes' | 'comments'> & { words: ArticleWords };

/** Controls that are announced but not open yet, with the counts they will carry. */
export function ArticleReactions({ likes, comments, words }: ArticleReactionsProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-x-6">
      <InertButton>{fill(words.likes, { count: likes })}</InertButton>
      <InertButton>{fill(words.comments, { count: comments })}</InertButton>
      <InertButton>{words.save}</InertButton>
    </div>
  );
}
