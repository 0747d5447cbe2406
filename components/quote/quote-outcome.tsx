import clsx from 'clsx';
import { fill } from '@/lib/rules/fill';
import { LeadOutcome } from '@/components/lead/lead-outcome';
import { useLead } from '@/components/lead/lead-context';
import { QuoteActions } from './quote-actions';
import { useQuote } from './quote-context';

/** What became of a quote: its cloth and its sum, where it has lines, and what else to do with it. */
export function QuoteOutcome() {
  const { last, words } = useLead();
  const { lines, linesCount, total, quoteWords, threads, edgeOn } = useQuote(last?.answers);
  const hasLines = lines.length > 0;
  return (
    <LeadOutcome
      kept={hasLines ? fill(quoteWords.kept, { total, lines: linesCount }) : words.failed.kept}
      cloth={hasLines ? { threads, edgeOn } : null}
      figure={
        hasLines && (
          <p
            className={clsx(
              'mt-4 whitespace-nowrap font-heading font-bold text-ochre lg:mt-0',
              total.length > 8 ? 'text-figure' : 'text-giant',
            )}
          >
            {total}
            <span className="mt-1 block font-text text-base font-normal tracking-normal text-lavender">
              {linesCount}
            </span>
          </p>
        )
      }
      more={last && hasLines && <QuoteActions answers={last.answers} tone="outline" />}
    />
  );
}
