import { fill } from '@/lib/rules/fill';
import { formatPrice } from '@/lib/rules/format-price';
import { useLead } from '@/components/lead/lead-context';
import { SentText } from '@/components/lead/outcome-view';
import { Selvedge } from '@/components/ui/selvedge';
import { QuoteCloth } from './quote-cloth';
import { useQuote } from './quote-context';

/** A quote has left: its cloth is finished and closed by the selvedge, with what it came to. */
export function SentQuote() {
  const { last, words } = useLead();
  const { lines, linesCount, totalUsd } = useQuote(last?.answers);
  const { title, text } = words.quote.sent;
  return (
    <>
      {lines.length > 0 && (
        <div className="mb-5 overflow-hidden rounded-card">
          <QuoteCloth answers={last?.answers} isFinished className="h-36 md:h-48" />
          <Selvedge />
        </div>
      )}
      <SentText title={title} text={fill(text, { total: formatPrice(totalUsd), lines: linesCount })} />
    </>
  );
}
