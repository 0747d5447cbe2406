'use client';

import { useRef } from 'react';
import { formatPrice } from '@/lib/format-price';
import { quoteLines } from '@/lib/quote/lines';
import { Equivalent } from './equivalent';
import { PrintedTerms, PrintedTitle } from './printed-quote';
import { QuoteActions } from './quote-actions';
import { useQuote } from './quote-context';
import { ReceiptGroup } from './receipt-group';

/** The estimate as it stands: the total, then one line for each choice, by category. */
export function Receipt() {
  const { catalogue, eurPerUsd, selection, totalUsd, fragment } = useQuote();
  const title = useRef<HTMLHeadingElement>(null);
  const groups = quoteLines(selection, catalogue);

  return (
    <div>
      <h2
        ref={title}
        id="estimation"
        tabIndex={-1}
        className="scroll-mt-28 font-heading text-subheading font-bold print:hidden"
      >
        Votre estimation
      </h2>
      <div className="print:hidden">
        <p data-total="" className="mt-2 font-heading text-figure font-bold tabular-nums">
          <span>{formatPrice(totalUsd)}</span>
        </p>
        <p role="status" className="sr-only">
          <span data-later="">Total estimé : {formatPrice(totalUsd)}</span>
        </p>
        <p className="text-note">
          <Equivalent onDark priceUsd={totalUsd} eurPerUsd={eurPerUsd} />
        </p>
        <p className="mt-2 text-small text-lavender">Prix estimatifs, confirmés après échange.</p>
      </div>
      {groups.length === 0 ? (
        <p className="mt-4 border-t border-indigo-thread pt-4 text-note print:hidden">
          Cochez ce qu’il vous faut. Vous pouvez aussi nous écrire votre besoin ci-dessous.
        </p>
      ) : (
        <>
          <PrintedTitle />
          <div className="mt-5 grid gap-4 print:block">
            {groups.map((group) => (
              <ReceiptGroup key={group.title} {...group} onRemoved={() => title.current?.focus()} />
            ))}
          </div>
          <QuoteActions key={fragment} />
          <PrintedTerms url={`${location.origin}${location.pathname}#${fragment}`} />
        </>
      )}
    </div>
  );
}
