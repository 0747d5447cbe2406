'use client';

import { fill } from '@/lib/rules/fill';
import { useQuote } from './quote-context';

/** What the lines that came back come to; where there are any, its room is kept until React says so. */
export function RestoredLines() {
  const { linesCount, total, quoteWords } = useQuote();
  return (
    <strong data-later="" className="group-data-[chosen=no]:hidden max-md:block">
      {`${fill(quoteWords.sum, { lines: linesCount, total })} `}
    </strong>
  );
}
