'use client';

import { useState, type ReactNode } from 'react';
import type { Answers } from '@/lib/rules/lead/answers';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { LeadContext, type LeadContent } from '@/components/lead/lead-context';
import { LeadFields } from '@/components/lead/lead-fields';
import { LeadForm } from '@/components/lead/lead-form';
import { createLeadStore } from '@/components/lead/lead-store';
import { CurrencySwitch } from './currency-switch';
import { CustomFeatures } from './custom-features';
import { QuoteContext, type QuoteFacts } from './quote-context';
import { QuoteNotices } from './quote-notices';
import { QuoteOutcome } from './quote-outcome';
import { QuoteSheet } from './quote-sheet';
import { Receipt } from './receipt';

type QuoteFormProps = LeadContent & QuoteFacts & { rateDate: string; children: ReactNode };

/** The configurator on a path without a bend: boxes, total and next step in view, then who asks beside the receipt. */
export function QuoteForm({ rateDate, children, ...content }: QuoteFormProps) {
  const { catalogue, eurPerUsd, firstCurrency, quoteWords } = content;
  const messageOf = (answers: Answers) => composeQuoteMessage(answers, catalogue);
  const [store] = useState(() => createLeadStore({ ...content, subject: 'quote', messageOf }));
  return (
    <LeadContext.Provider value={store}>
      <QuoteContext.Provider value={content}>
        <QuoteOutcome />
        <LeadForm
          data-currency={firstCurrency}
          className="page-width scroll-mt-6 pb-10 pt-5 md:py-12 lg:low:pt-6 print:p-0"
        >
          <QuoteNotices />
          <div className="flex flex-col lg:grid lg:grid-cols-quote lg:grid-rows-[auto_1fr] lg:gap-x-16 print:!hidden">
            {eurPerUsd !== null && <CurrencySwitch rateDate={rateDate} />}
            <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 max-lg:[&_button]:scroll-mb-28 max-lg:[&_input]:scroll-mb-28">
              {children}
              <CustomFeatures />
            </div>
            {/* After its boxes: until React, styles count what is ticked in the order of the page. */}
            <QuoteSheet />
          </div>
          <div className="mt-12 flex flex-col gap-y-12 lg:mt-20 lg:grid lg:grid-cols-quote lg:items-start lg:gap-x-16 lg:gap-y-0 print:mt-0 print:!block">
            <div className="grid min-w-0 grid-cols-1 gap-6 print:hidden [&_#name]:scroll-mt-28">
              <h2 className="font-heading text-heading font-bold">{quoteWords.form}</h2>
              <LeadFields />
            </div>
            <Receipt />
          </div>
        </LeadForm>
      </QuoteContext.Provider>
    </LeadContext.Provider>
  );
}
