import type { ArticleSummary, ArticleWords } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';
import { LabelledLink } from '@/components/ui/text-link';

type ArticleNotesProps = { article: ArticleSummary; hasCode: boolean; words: ArticleWords['notes'] };

/** The notes under an article: what was corrected in it and when, what may be copied, whom to tell of a mistake. */
export function ArticleNotes({ article, hasCode, words }: ArticleNotesProps) {
  const { updated, correction } = article;
  return (
    <div className="mt-10 border-t border-line pt-4 text-note text-muted">
      {updated && correction && (
        <p>{fill(words.corrected, { date: formatDate(updated), text: correction })}</p>
      )}
      {hasCode && <p className="mt-2">{words.licence}</p>}
      <p className="mt-2 print:hidden">
        {`${words.mistake} `}
        <LabelledLink {...words.action} className="text-link" />
      </p>
    </div>
  );
}
