'use client';

import { formatPrice } from '@/lib/format-price';
import { formatDay, VALID_DAYS, validUntil } from '@/lib/quote/validity';
import { Equivalent } from './equivalent';
import { useQuote } from './quote-context';
import { usePrintedDay } from './use-printed-day';

/** What heads the lines of a quote on paper: its day, and until when it holds. */
export function PrintedTitle() {
  const today = usePrintedDay();
  return (
    <div className="mb-5 hidden items-baseline justify-between print:flex">
      <p className="font-heading text-heading font-bold">Devis estimatif</p>
      <p className="text-right text-small">
        Établi le {formatDay(today)}
        <br />
        Valable {VALID_DAYS} jours, jusqu’au {formatDay(validUntil(today))}
      </p>
    </div>
  );
}

/** What ends a quote on paper: the total, what it is worth, and where the quote is on the site. */
export function PrintedTerms({ url }: { url: string }) {
  const { totalUsd, eurPerUsd } = useQuote();
  return (
    <div className="hidden break-inside-avoid print:block">
      <p className="flex items-baseline justify-between border-y-2 border-ink py-2 font-heading text-subheading font-bold">
        Total estimé
        <span className="text-right tabular-nums">
          {formatPrice(totalUsd)}
          <Equivalent priceUsd={totalUsd} eurPerUsd={eurPerUsd} />
        </span>
      </p>
      <p className="mt-4 text-small">Prix estimatifs en dollars des États-Unis, confirmés après échange.</p>
      <p className="mt-1 break-words text-small">
        Retrouver, modifier ou envoyer ce devis :{' '}
        <a href={url} className="underline">
          {url}
        </a>
      </p>
    </div>
  );
}
