'use client';

import { useMemo, useState, type ReactNode } from 'react';
import type { Feature } from '@/content/types';
import { readAnswers, readText } from '@/lib/forms/read-answers';
import { quoteErrors } from '@/lib/forms/validators';
import { mailerBody } from '@/lib/mailer/body';
import { composeQuoteMessage } from '@/lib/quote/message';
import { quoteTotalUsd } from '@/lib/quote/price';
import { addCustomFeature, removeCustomFeature } from '@/lib/quote/selection';
import { DraftNotice } from '@/components/forms/draft-notice';
import type { Agency } from '@/components/forms/other-ways';
import { OutboxNotice } from '@/components/forms/outbox-notice';
import { useLeadForm } from '@/components/forms/use-lead-form';
import { Selvedge } from '@/components/ui/selvedge';
import { CustomFeatures } from './custom-features';
import { QuoteContext, type Quote } from './quote-context';
import { QuoteSender } from './quote-sender';
import { Receipt } from './receipt';
import { TotalBar } from './total-bar';
import { untick, useCheckedIds } from './use-checked-ids';

type QuoteFormProps = {
  catalogue: Feature[];
  siteLabel: string;
  agency: Agency;
  /** Shown above the fields when scripts are off. */
  withoutScript: ReactNode;
  /** The groups of checkboxes, rendered on the page. */
  children: ReactNode;
};

/** The configurator, its receipt and the request that sends both. */
export function QuoteForm({ catalogue, siteLabel, agency, withoutScript, children }: QuoteFormProps) {
  const [customFeatures, setCustomFeatures] = useState<readonly string[]>([]);
  const { formRef, ...lead } = useLeadForm({
    subject: 'quote',
    customFeatures,
    onCustomFeatures: setCustomFeatures,
    findErrors: (form) => {
      const data = new FormData(form);
      return quoteErrors({ ...readAnswers(data), pendingFeature: readText(data, 'custom') });
    },
    // The selection comes from the boxes, not from the last render: an early submit comes before the first one.
    bodyOf: (form) => {
      const data = new FormData(form);
      const answers = readAnswers(data);
      const selection = { featureIds: data.getAll('features').map(String), customFeatures };
      return mailerBody('quote', answers, composeQuoteMessage(answers, selection, catalogue), siteLabel);
    },
  });
  const featureIds = useCheckedIds(formRef, 'features');

  const quote = useMemo<Quote>(() => {
    const selection = { featureIds, customFeatures };
    return {
      catalogue,
      selection,
      totalUsd: quoteTotalUsd(selection, catalogue),
      removeFeature: (id) => untick(formRef.current, id),
      addCustom: (text) => setCustomFeatures((current) => addCustomFeature(current, text)),
      removeCustom: (position) => setCustomFeatures((current) => removeCustomFeature(current, position)),
    };
  }, [catalogue, customFeatures, featureIds, formRef]);

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
        className="grid items-start gap-14 lg:grid-cols-quote lg:gap-16"
      >
        <div>
          <DraftNotice isRestored={lead.isDraftRestored} onErase={lead.clear} />
          {children}
          <CustomFeatures error={lead.errors.custom} />
          <TotalBar />
        </div>
        <div className="overflow-hidden rounded-card bg-indigo text-white lg:sticky lg:top-24 lg:max-h-receipt lg:overflow-y-auto">
          <Selvedge />
          <div className="p-6 md:p-8">
            <Receipt />
            {withoutScript}
            <QuoteSender lead={lead} agency={agency} />
          </div>
        </div>
      </form>
    </QuoteContext.Provider>
  );
}
