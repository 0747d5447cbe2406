'use client';

import type { ReactNode } from 'react';
import { quoteLines } from '@/lib/quote/lines';
import { PrintedLink, PrintedTitle } from './printed-quote';
import { QuoteActions } from './quote-actions';
import { useQuote } from './quote-context';
import { ReceiptGroup } from './receipt-group';

/** The estimate as it stands: its head, then one line for each choice, by category. */
export function Receipt({ head }: { head: ReactNode }) {
  const { catalogue, selection, fragment } = useQuote();
  const groups = quoteLines(selection, catalogue);

  return (
    <div className="print:flex print:flex-col">
      {head}
      {groups.length === 0 ? (
        <p className="mt-4 border-t border-indigo-thread pt-4 text-note print:hidden">
          Cochez ce qu’il vous faut. Vous pouvez aussi nous écrire votre besoin ci-dessous.
        </p>
      ) : (
        <>
          <PrintedTitle />
          <div className="mt-5 grid gap-4 print:block">
            {groups.map((group) => (
              <ReceiptGroup key={group.title} {...group} />
            ))}
          </div>
          <QuoteActions key={fragment} />
          <PrintedLink url={`${location.origin}${location.pathname}#${fragment}`} />
        </>
      )}
    </div>
  );
}
