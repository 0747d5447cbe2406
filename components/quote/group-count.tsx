'use client';

import { fill } from '@/lib/rules/fill';
import { useQuote } from './quote-context';

/** How many features of a group are ticked. */
export function GroupCount({ ids }: { ids: string[] }) {
  const { answers, quoteWords } = useQuote();
  const count = ids.filter((id) => answers.featureIds.includes(id)).length;
  // In an element of its own, as all words that change: a translator leaves React that, and not the words.
  return (
    <span>
      {count === 0 ? quoteWords.group.none : fill(quoteWords.group.some, { count, all: ids.length })}
    </span>
  );
}
