'use client';

import { useState } from 'react';
import { ErrorSummary } from './error-summary';
import { LeadFields } from './lead-fields';
import { LeadForm } from './lead-form';
import { createLeadStore, type LeadContent } from './lead-store';
import { SentText } from './outcome-view';
import { SubmitButton } from './submit-button';
import { WithoutScript } from './without-script';

/** The message form. */
export function ContactForm(content: LeadContent) {
  const [store] = useState(() =>
    createLeadStore({ ...content, subject: 'contact', messageOf: ({ message }) => message }),
  );
  return (
    <LeadForm store={store} sent={<SentText {...content.words.contact.sent} />} className="grid gap-6">
      <WithoutScript />
      <ErrorSummary />
      <LeadFields />
      <SubmitButton />
    </LeadForm>
  );
}
