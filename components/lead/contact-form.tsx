'use client';

import { useState } from 'react';
import { composeContactMessage } from '@/lib/rules/lead/contact-message';
import { LeadFields } from './lead-fields';
import { LeadForm } from './lead-form';
import { createLeadStore, type LeadContent } from './lead-store';
import { SentText } from './outcome-view';

/** The message form. */
export function ContactForm(content: LeadContent) {
  const [store] = useState(() =>
    createLeadStore({ ...content, subject: 'contact', messageOf: composeContactMessage }),
  );
  return (
    <LeadForm store={store} sent={<SentText {...content.words.contact.sent} />} className="grid gap-6">
      <LeadFields />
    </LeadForm>
  );
}
