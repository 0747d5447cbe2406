import { fill } from '@/lib/rules/fill';
import { formatPrice } from '@/lib/rules/format-price';
import { LeadOutcome } from '@/components/lead/lead-outcome';
import { useLead } from '@/components/lead/lead-context';
import { Selvedge } from '@/components/ui/selvedge';
import { QuoteActions } from './quote-actions';
import { QuoteCloth, QuoteEdge } from './quote-cloth';
import { useQuote } from './quote-context';

/** What became of a quote: its cloth is woven and signed once it has left; its top thread is broken while it has not. */
export function QuoteOutcome() {
  const { last } = useLead();
  const { lines, linesCount, totalUsd, quoteWords } = useQuote(last?.answers);
  const total = formatPrice(totalUsd);
  return (
    <LeadOutcome
      kept={fill(quoteWords.notices.kept, { total, lines: linesCount })}
      cloth={(isBroken) =>
        lines.length > 0 && (
          <>
            <QuoteCloth
              answers={last?.answers}
              isFinished
              className={`h-48 md:h-72 ${isBroken ? 'woven-broken' : 'woven-once'}`}
            />
            {!isBroken && last && (
              <>
                <Selvedge className="slide-once" />
                <QuoteEdge answers={last.answers} className="slide-once" />
              </>
            )}
          </>
        )
      }
      figure={
        lines.length > 0 && (
          <p className="mt-4 font-heading text-figure font-bold text-ochre">
            {total}
            <span className="block font-text text-base font-normal tracking-normal text-lavender">
              {linesCount}
            </span>
          </p>
        )
      }
      more={last && lines.length > 0 && <QuoteActions answers={last.answers} tone="outline" />}
    />
  );
}
