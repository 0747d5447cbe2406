'use client';

import { useState, type ReactNode } from 'react';
import type { Link } from '@/content/types';
import { composeContactMessage } from '@/lib/rules/lead/contact-message';
import { ButtonLink } from '@/components/ui/button';
import { FormColumns } from './form-columns';
import { LeadContext } from './lead-context';
import { LeadFields } from './lead-fields';
import { LeadForm } from './lead-form';
import { LeadOutcome } from './lead-outcome';
import { createLeadStore, type LeadContent } from './lead-store';
import { NameCloth } from './name-cloth';
import { OfferLine } from './offer-line';

type ContactFormProps = LeadContent & {
  offerWords: { offer: string; dropOffer: string };
  /** Where to go once a message has left. */
  waysOn: readonly Link[];
  /** Above the form, and beside it. */
  intro: ReactNode;
  aside: ReactNode;
};

/** The message form. */
export function ContactForm({ offerWords, waysOn, intro, aside, ...content }: ContactFormProps) {
  const [store] = useState(() =>
    createLeadStore({ ...content, subject: 'contact', messageOf: composeContactMessage }),
  );
  return (
    <LeadContext.Provider value={store}>
      <LeadOutcome
        cloth={(isBroken) => <NameCloth isBroken={isBroken} />}
        kept={content.words.failed.kept}
        more={
          <p className="mt-6 flex flex-wrap gap-2.5">
            {waysOn.map((link) => (
              <ButtonLink key={link.href} tone="outline" {...link} />
            ))}
          </p>
        }
      />
      <FormColumns aside={aside}>
        {intro}
        <LeadForm className="grid gap-6">
          <OfferLine {...offerWords} />
          <LeadFields />
        </LeadForm>
      </FormColumns>
    </LeadContext.Provider>
  );
}
