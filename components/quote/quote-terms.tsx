import type { QuoteWords } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { QuoteActions } from './quote-actions';
import { useQuote } from './quote-context';

/** The end of the receipt, on wide screens beside the fields: its terms, and what else to do with it. */
export function QuoteTerms() {
  const { answers, lines, delay, quoteWords } = useQuote();
  if (lines.length === 0) return null;
  return (
    <div className="z-10 -mx-gutter bg-indigo px-gutter pb-6 text-white md:-mx-10 md:px-10 lg:col-start-2 lg:row-start-3 lg:m-0 lg:bg-transparent lg:px-6 lg:text-ink">
      <p className="mt-4 max-w-measure text-small text-lavender lg:text-muted">
        {sayTerms(quoteWords.receipt, delay)}
      </p>
      <QuoteActions answers={answers} />
    </div>
  );
}

/** What a price stands for, and how long its lines take, where somebody knows. */
export function sayTerms({ terms, delay: inWords }: QuoteWords['receipt'], delay: string): string {
  return `${terms} ${delay && fill(inWords, { delay })}`;
}
