import { fill } from '@/lib/rules/fill';
import { formatPrice } from '@/lib/rules/format-price';
import { Equivalent } from './equivalent';
import { useQuote } from './quote-context';

/** The total as it stands, in the looks of its parent, with what it comes to in the visitor's currency below. */
export function Total() {
  const { totalUsd, eurPerUsd } = useQuote();
  return (
    <>
      <span data-total="">
        <span>{formatPrice(totalUsd)}</span>
      </span>
      <Equivalent priceUsd={totalUsd} eurPerUsd={eurPerUsd} />
    </>
  );
}

/** Tells a screen reader the total each time it changes. */
export function TotalStatus() {
  const { totalUsd, say } = useQuote();
  return (
    <p role="status" className="sr-only">
      <span data-later="">{fill(say.total, { total: formatPrice(totalUsd) })}</span>
    </p>
  );
}
