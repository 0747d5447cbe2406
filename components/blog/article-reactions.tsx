import { InertButton } from '@/components/ui/inert-button';

type ArticleReactionsProps = { likes: number; comments: number };

/** Controls that are announced but not open yet, with the counts they will carry. */
export function ArticleReactions({ likes, comments }: ArticleReactionsProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-x-6">
      <InertButton>{likes} j’aime</InertButton>
      <InertButton>{comments} commentaires</InertButton>
      <InertButton>Sauvegarder</InertButton>
    </div>
  );
}
