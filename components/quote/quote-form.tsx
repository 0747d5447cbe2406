'use client';

import { useState, type ReactNode } from 'react';
import type { Answers } from '@/lib/rules/lead/answers';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { LeadFields } from '@/components/lead/lead-fields';
import { LeadForm } from '@/components/lead/lead-form';
import { createLeadStore, type LeadContent } from '@/components/lead/lead-store';
import { CurrencySwitch } from './currency-switch';
import { CustomFeatures } from './custom-features';
import { QuoteContext, type QuoteFacts } from './quote-context';
import { QuoteNotices, SentQuote } from './quote-notices';
import { QuoteSheet } from './quote-sheet';
import { Receipt } from './receipt';

type QuoteFormProps = LeadContent & QuoteFacts & { rateDate: string; children: ReactNode };

/** The configurator on a path without a bend: boxes, total and next step in view, then who asks beside the receipt. */
export function QuoteForm({ rateDate, children, ...content }: QuoteFormProps) {
  const { catalogue, eurPerUsd, prices, say } = content;
  const [facts] = useState<QuoteFacts>({ catalogue, eurPerUsd, prices, say });
  const messageOf = (answers: Answers) => composeQuoteMessage(answers, catalogue);
  const [store] = useState(() => createLeadStore({ ...content, subject: 'quote', messageOf }));
  return (
    <QuoteContext.Provider value={facts}>
      <LeadForm store={store} sent={<SentQuote />} className="scroll-mt-6">
        <QuoteNotices />
        <div className="lg:grid lg:grid-cols-quote lg:grid-rows-[auto_1fr] lg:gap-x-16 print:hidden">
          {eurPerUsd !== null && <CurrencySwitch rateDate={rateDate} />}
          <div className="above-bar lg:row-start-2">
            {children}
            <CustomFeatures />
          </div>
          <QuoteSheet />
        </div>
        <div className="mt-12 grid items-start gap-12 lg:mt-20 lg:grid-cols-[7fr_5fr] lg:gap-16 print:mt-0 print:block">
          <div className="grid gap-6 print:hidden [&_#name]:scroll-mt-28">
            <h2 className="font-heading text-heading font-bold">{say.form}</h2>
            <LeadFields isMessageOptional tone="accent" />
          </div>
          <Receipt />
        </div>
      </LeadForm>
    </QuoteContext.Provider>
  );
}
