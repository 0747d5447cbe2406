import { formatPrice } from '@/lib/format-price';
import type { QuoteLineGroup } from '@/lib/quote/lines';
import { useQuote } from './quote-context';
import { RemoveButton } from './remove-button';

/** The lines of one category, each with the × that takes it out. */
export function ReceiptGroup({ title, lines }: QuoteLineGroup) {
  const { removeFeature, removeCustom } = useQuote();
  return (
    <div className="print:grid print:grid-cols-printed print:border-t">
      <h3 className="pb-1.5 text-small font-semibold text-lavender print:break-after-auto print:py-0.5">
        {title}
      </h3>
      <ul aria-label={title}>
        {lines.map(({ id, name, priceUsd }) => (
          <li
            key={id}
            className="flex items-center gap-3 border-t border-indigo-thread py-2 text-note print:border-line print:py-0.5 print:first:border-0"
          >
            <span className="min-w-0 flex-1 break-words">{name}</span>
            <span className="whitespace-nowrap tabular-nums">{formatPrice(priceUsd)}</span>
            <RemoveButton
              what={`${name} de l’estimation`}
              onRemove={() => {
                if (typeof id === 'string') removeFeature(id);
                else removeCustom(id);
                // The button that had focus goes with its line.
                document.getElementById('estimation')?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
