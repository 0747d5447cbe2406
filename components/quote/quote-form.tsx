'use client';

import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { fill, midSentence } from '@/lib/rules/fill';
import type { Answers } from '@/lib/rules/lead/answers';
import { currenciesOf } from '@/lib/rules/quote/currencies';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { quoteAnswersOf } from '@/lib/rules/quote/quote-answers';
import { LeadContext, type LeadContent } from '@/components/lead/lead-context';
import { LeadFields } from '@/components/lead/lead-fields';
import { LeadForm } from '@/components/lead/lead-form';
import { createLeadStore } from '@/components/lead/lead-store';
import { textsIn } from '@/components/lead/write-text';
import { WovenThreads } from '@/components/ui/woven-threads';
import { keepAnew } from './keep-quote';
import { LinkNote } from './link-note';
import { Total } from './price';
import { PrintedQuote } from './printed-quote';
import { QuoteContext, useQuote, type QuoteFacts } from './quote-context';
import { QuoteOutcome, SentQuote } from './quote-outcome';
import { QuoteSheet } from './quote-sheet';
import { QuoteTerms } from './quote-terms';
import { estimateTexts } from './write-estimate';

type QuoteFormProps = LeadContent &
  QuoteFacts & {
    children: ReactNode;
    currency: ReactNode;
    /** The way to send the estimate by WhatsApp: in its sheet, and beside the button. */
    whatsapp: Record<'inSheet' | 'beside', ReactNode>;
  };

/** The configurator on a path without a bend: boxes, total and next step in view, then who asks beside the same sheet. */
export function QuoteForm({ children, currency, whatsapp, ...content }: QuoteFormProps) {
  const { form, quoteWords } = content;
  const { names, readIn } = quoteWords.currencies;
  const messageOf = ({ pairs }: Answers) =>
    composeQuoteMessage(quoteAnswersOf(pairs), {
      ...content,
      fields: form.fields,
      readIn: (chosen, total) => fill(readIn, { currency: midSentence(names[chosen]), total }),
    });
  const textsOf = (element: HTMLFormElement) => textsIn(element, quoteWords.whatsapp.text, estimateTexts);
  const [store] = useState(() => createLeadStore({ ...content, messageOf, textsIn: textsOf }));
  return (
    <LeadContext value={store}>
      <QuoteContext value={content}>
        <QuoteOutcome />
        <LeadForm
          behaviours="marks"
          keep={keepAnew}
          className="page-width scroll-mt-6 pt-4 short:pt-2 md:pt-7 print:!flex print:flex-col print:p-0"
        >
          <PrintedQuote />
          <SentQuote />
          <LinkNote />
          <div className="flex flex-col lg:grid lg:grid-cols-quote lg:grid-rows-[auto_1fr_auto] lg:gap-x-warp-gutter print:!block group-data-[ready]:print:!hidden">
            <div
              className={clsx(
                'quote-warp warp min-w-0 lg:col-start-1 lg:row-start-1 print:!m-0',
                // Room for the switch, which stands above these boxes on phones and arrives after them.
                currenciesOf(content.rates).length > 1 && 'max-lg:mt-16 max-xs:mt-11 max-[10.5em]:mt-20',
              )}
            >
              {children}
            </div>
            {/* After its boxes: until React, styles count what is ticked in the order of the page. */}
            <div className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <QuoteSheet currency={currency} whatsapp={whatsapp.inSheet} />
            </div>
            <QuoteTerms />
            <div className="who-asks on-tint grid min-w-0 grid-cols-1 gap-6 pb-6 pt-tight lg:col-start-1 lg:row-span-2 lg:row-start-2 print:hidden">
              <QuoteFields title={quoteWords.form} more={whatsapp.beside} />
            </div>
          </div>
        </LeadForm>
      </QuoteContext>
    </LeadContext>
  );
}

/** Who asks, dyed as the quote while it leaves; on phones, where the sheet is out of view, under what is asked for. */
function QuoteFields({ title, more }: { title: string; more: ReactNode }) {
  const { threads, total, linesCount } = useQuote();
  return (
    <>
      <div>
        <h2 className="font-heading text-heading font-bold">{title}</h2>
        <div className="mt-1.5 flex items-center gap-x-2.5 text-note group-data-[chosen=no]:hidden max-xs:!hidden md:hidden">
          <WovenThreads threads={threads} isFinished className="h-5 w-16 shrink-0 text-warp" />
          <strong>
            <Total text={total} />
          </strong>
          <span data-later="">{linesCount}</span>
        </div>
      </div>
      <LeadFields threads={threads} more={more} />
    </>
  );
}
