import { fill } from '@/lib/rules/fill';
import { formatPrice } from '@/lib/rules/format-price';
import { useQuote } from './quote-context';

/** Tells a screen reader the total each time it changes. */
export function TotalStatus() {
  const { totalUsd, quoteWords } = useQuote();
  return (
    <p role="status" className="sr-only">
      <span data-later="">{fill(quoteWords.total, { total: formatPrice(totalUsd) })}</span>
    </p>
  );
}
