'use client';

import { useState, type ReactNode } from 'react';
import type { Feature } from '@/content/types';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { ErrorSummary } from '@/components/lead/error-summary';
import { LeadFields } from '@/components/lead/lead-fields';
import { LeadForm } from '@/components/lead/lead-form';
import { createLeadStore } from '@/components/lead/lead-store';
import type { Agency } from '@/components/lead/other-ways';
import { SubmitButton } from '@/components/lead/submit-button';
import { CurrencySwitch } from './currency-switch';
import { CustomFeatures } from './custom-features';
import { QuoteContext, type QuoteFacts } from './quote-context';
import { QuoteNotices } from './quote-notices';
import { QuoteSheet } from './quote-sheet';
import { Receipt } from './receipt';
import { SentQuote } from './sent-quote';

type QuoteFormProps = {
  catalogue: Feature[];
  /** Version of the catalogue's prices. */
  prices: string;
  /** What a dollar is worth in euros; null when the rate is too old to show any other currency. */
  eurPerUsd: number | null;
  /** The day of that rate. */
  rateDate: string;
  siteLabel: string;
  agency: Agency;
  /** Shown above the fields when scripts are off. */
  withoutScript: ReactNode;
  /** The groups of checkboxes, rendered on the page. */
  children: ReactNode;
};

/** The configurator on a path without a bend: boxes, total and next step in view, then who asks beside the receipt. */
export function QuoteForm({
  catalogue,
  prices,
  eurPerUsd,
  rateDate,
  siteLabel,
  agency,
  ...props
}: QuoteFormProps) {
  const [facts] = useState<QuoteFacts>({ catalogue, eurPerUsd, prices });
  const [store] = useState(() =>
    createLeadStore({
      subject: 'quote',
      siteLabel,
      messageOf: (answers) => composeQuoteMessage(answers, catalogue),
    }),
  );
  return (
    <QuoteContext.Provider value={facts}>
      <LeadForm
        store={store}
        agency={agency}
        label="Demande de devis"
        failure="Erreur lors de l'envoi du devis. Veuillez réessayer."
        sent={<SentQuote replyTime={agency.replyTime} />}
        className="scroll-mt-6"
      >
        <QuoteNotices />
        <div className="lg:grid lg:grid-cols-quote lg:grid-rows-[auto_1fr] lg:gap-x-16 print:hidden">
          {eurPerUsd !== null && <CurrencySwitch rateDate={rateDate} />}
          <div className="above-bar lg:row-start-2">
            {props.children}
            <CustomFeatures />
          </div>
          <QuoteSheet />
        </div>
        <div className="mt-12 grid items-start gap-12 lg:mt-20 lg:grid-cols-[7fr_5fr] lg:gap-16 print:mt-0 print:block">
          <div className="grid gap-6 print:hidden [&_#name]:scroll-mt-28">
            <h2 className="font-heading text-heading font-bold">Recevoir ce devis</h2>
            {props.withoutScript}
            <ErrorSummary />
            <LeadFields isMessageOptional />
            <SubmitButton tone="accent">Envoyer ma demande de devis</SubmitButton>
          </div>
          <Receipt />
        </div>
      </LeadForm>
    </QuoteContext.Provider>
  );
}
