'use client';

import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import type { Feature } from '@/content/types';
import { readAnswers, readText } from '@/lib/forms/read-answers';
import { quoteErrors } from '@/lib/forms/validators';
import { mailerBody } from '@/lib/mailer/body';
import { parseQuoteLink } from '@/lib/quote/link';
import { composeQuoteMessage } from '@/lib/quote/message';
import { quoteTotalUsd } from '@/lib/quote/price';
import { addCustomFeature, removeCustomFeature } from '@/lib/quote/selection';
import { readTicks, tickOnly } from '@/components/forms/form-texts';
import { DraftNotice } from '@/components/forms/draft-notice';
import type { Agency } from '@/components/forms/other-ways';
import { OutboxNotice } from '@/components/forms/outbox-notice';
import { useLeadForm } from '@/components/forms/use-lead-form';
import { Selvedge } from '@/components/ui/selvedge';
import { LinkNotice } from './link-notice';
import { QuoteContext, type Quote } from './quote-context';
import { QuoteSender } from './quote-sender';
import { Receipt } from './receipt';
import { useCheckedIds } from './use-checked-ids';
import { useQuoteLink } from './use-quote-link';

type QuoteFormProps = {
  catalogue: Feature[];
  /** Version of the catalogue's prices. */
  prices: string;
  /** What a dollar is worth in euros. */
  eurPerUsd: number;
  siteLabel: string;
  agency: Agency;
  /** The total, above the receipt's lines. */
  receiptHead: ReactNode;
  /** Shown above the fields when scripts are off. */
  withoutScript: ReactNode;
  /** The groups of checkboxes, rendered on the page. */
  children: ReactNode;
};

/** The configurator, its receipt and the request that sends both. */
export function QuoteForm(props: QuoteFormProps) {
  const { catalogue, prices, eurPerUsd, siteLabel, agency, receiptHead, withoutScript, children } = props;
  const [customFeatures, setCustomFeatures] = useState<readonly string[]>([]);
  const latestCustom = useRef(customFeatures);

  function changeCustom(features: readonly string[]) {
    latestCustom.current = features;
    setCustomFeatures(features);
  }

  // The selection comes from the page, not from the last render: an early submit comes before the first one.
  function composeText(form: HTMLFormElement) {
    const chosen = { featureIds: readTicks(form), customFeatures: latestCustom.current };
    return composeQuoteMessage(readAnswers(new FormData(form)), chosen, catalogue);
  }

  const { formRef, ...lead } = useLeadForm({
    subject: 'quote',
    customFeatures,
    onCustomFeatures: changeCustom,
    isSelectionGiven: () => parseQuoteLink(location.hash) !== null,
    findErrors: (form) => {
      const data = new FormData(form);
      return quoteErrors({ ...readAnswers(data), pendingFeature: readText(data, 'custom') });
    },
    bodyOf: (form) => mailerBody('quote', readAnswers(new FormData(form)), composeText(form), siteLabel),
  });
  const featureIds = useCheckedIds(formRef);
  const selection = { featureIds, customFeatures };
  const link = useQuoteLink({ formRef, catalogue, prices, selection, onCustomFeatures: changeCustom });
  const quote: Quote = {
    catalogue,
    eurPerUsd,
    selection,
    totalUsd: quoteTotalUsd(selection, catalogue),
    errors: lead.errors,
    fragment: link.fragment,
    composeText: () => (formRef.current ? composeText(formRef.current) : ''),
    removeFeature: (id) => {
      const others = featureIds.filter((other) => other !== id);
      if (formRef.current) tickOnly(formRef.current, others);
    },
    addCustom: (text) => changeCustom(addCustomFeature(latestCustom.current, text)),
    removeCustom: (position) => changeCustom(removeCustomFeature(latestCustom.current, position)),
  };

  return (
    <QuoteContext.Provider value={quote}>
      <OutboxNotice subject="quote" agency={agency} onSent={lead.clearIfSame} />
      <form
        ref={formRef}
        tabIndex={-1}
        action={`mailto:${agency.email}`}
        method="post"
        encType="text/plain"
        data-early=""
        onSubmit={lead.handleSubmit}
        aria-label="Demande de devis"
        className="grid grid-cols-1 items-start gap-14 lg:grid-cols-quote lg:gap-16 print:block"
      >
        <div className={clsx('above-bar', link.fragment && 'print:hidden')}>
          <LinkNotice link={link} />
          <DraftNotice isRestored={lead.isDraftRestored} onErase={lead.clear} />
          {children}
        </div>
        <div className="overflow-hidden rounded-card bg-indigo text-white lg:sticky lg:top-24 lg:max-h-receipt lg:overflow-y-auto print:overflow-visible">
          <Selvedge />
          <div className="p-6 md:p-8 print:p-0">
            <Receipt head={receiptHead} />
            {withoutScript}
            <QuoteSender lead={lead} agency={agency} />
          </div>
        </div>
      </form>
    </QuoteContext.Provider>
  );
}
