'use client';

import { fill } from '@/lib/rules/fill';
import { useQuote } from './quote-context';

/** What the lines that came back come to; its room is kept until React says so. */
export function RestoredLines() {
  const { linesCount, total, quoteWords } = useQuote();
  return (
    <strong data-later="" className="max-md:block">
      {`${fill(quoteWords.notices.sent, { lines: linesCount, total })} `}
    </strong>
  );
}
