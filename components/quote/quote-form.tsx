'use client';

import { useMemo, useState, type FormEvent, type ReactNode } from 'react';
import type { Feature } from '@/content/types';
import { readText } from '@/lib/forms/read-text';
import { quoteErrors, type FieldErrors } from '@/lib/forms/validators';
import { mailerBody } from '@/lib/mailer/body';
import { composeQuoteMessage } from '@/lib/quote/message';
import { quoteTotalUsd } from '@/lib/quote/price';
import { addCustomFeature, removeCustomFeature } from '@/lib/quote/selection';
import { useFocusReturn } from '@/components/forms/use-focus-return';
import { useFormTakeover } from '@/components/forms/use-form-takeover';
import { useSubmission } from '@/components/forms/use-submission';
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
  fallbackEmail: string;
  /** Shown above the fields when scripts are off. */
  withoutScript: ReactNode;
  /** The groups of checkboxes, rendered on the page. */
  children: ReactNode;
};

/** The configurator, its receipt and the request that sends both. */
export function QuoteForm({ catalogue, siteLabel, fallbackEmail, withoutScript, children }: QuoteFormProps) {
  const [customFeatures, setCustomFeatures] = useState<readonly string[]>([]);
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useFormTakeover(send);
  const featureIds = useCheckedIds(form, 'features');
  const { status, submit, resume } = useSubmission(clear);

  useFocusReturn(status, form);

  const quote = useMemo<Quote>(() => {
    const selection = { featureIds, customFeatures };
    return {
      catalogue,
      selection,
      totalUsd: quoteTotalUsd(selection, catalogue),
      removeFeature: (id) => untick(form.current, id),
      addCustom: (text) => setCustomFeatures((current) => addCustomFeature(current, text)),
      removeCustom: (position) => setCustomFeatures((current) => removeCustomFeature(current, position)),
    };
  }, [catalogue, customFeatures, featureIds, form]);

  function clear() {
    form.current?.reset();
    setCustomFeatures([]);
  }

  function send(element: HTMLFormElement) {
    const data = new FormData(element);
    const answers = {
      name: readText(data, 'name'),
      email: readText(data, 'email'),
      company: readText(data, 'company'),
      message: readText(data, 'message'),
    };
    const found = quoteErrors({ ...answers, pendingFeature: readText(data, 'custom') });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    // Read from the boxes, not from the last render: an early submit comes before the first one.
    const selection = { featureIds: data.getAll('features').map(String), customFeatures };
    void submit(mailerBody('quote', answers, composeQuoteMessage(answers, selection, catalogue), siteLabel));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send(event.currentTarget);
  }

  return (
    <QuoteContext.Provider value={quote}>
      <form
        ref={form}
        tabIndex={-1}
        action={`mailto:${fallbackEmail}`}
        method="post"
        encType="text/plain"
        data-early=""
        onSubmit={handleSubmit}
        aria-label="Demande de devis"
        className="grid items-start gap-14 lg:grid-cols-quote lg:gap-16"
      >
        <div>
          {children}
          <CustomFeatures error={errors.custom} />
          <TotalBar />
        </div>
        <div className="overflow-hidden rounded-card bg-indigo text-white lg:sticky lg:top-24 lg:max-h-receipt lg:overflow-y-auto">
          <Selvedge />
          <div className="p-6 md:p-8">
            <Receipt />
            {withoutScript}
            <QuoteSender status={status} errors={errors} onRetry={resume} />
          </div>
        </div>
      </form>
    </QuoteContext.Provider>
  );
}
