'use client';

import { useState, type ReactNode } from 'react';
import type { Link } from '@/content/types';
import { OFFER_FIELD } from '@/lib/rules/lead/answers';
import { composeContactMessage } from '@/lib/rules/lead/contact-message';
import { ContactOutcome } from './contact-outcome';
import { LeadContext, useLead, type LeadContent } from './lead-context';
import { LeadFields } from './lead-fields';
import { LeadForm } from './lead-form';
import { createLeadStore } from './lead-store';

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
      <ContactOutcome waysOn={waysOn} />
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

/** A form beside what its reader may want to know while filling it; away once its message has left, not while one has failed. */
function FormColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  const { status } = useLead();
  return (
    <div
      hidden={status === 'sent'}
      className="page-width grid items-start gap-12 py-tight lg:grid-cols-[5fr_3fr] lg:gap-24"
    >
      <div>{children}</div>
      {aside}
    </div>
  );
}

/** The offer that a message is about, which the address brought (choose-offer.ts): shown once there is one, taken away at will. */
function OfferLine({ offer, dropOffer }: { offer: string; dropOffer: string }) {
  return (
    <p className="hidden flex-wrap items-center gap-x-2 border-l-thread border-ochre bg-tint px-4 text-ink group-data-[about-offer]:flex">
      <label htmlFor={OFFER_FIELD} className="max-sm:basis-full max-sm:pt-2">{`${offer}\u00a0:`}</label>
      <input
        id={OFFER_FIELD}
        name={OFFER_FIELD}
        readOnly
        className="min-h-touch min-w-0 flex-1 bg-transparent font-semibold"
      />
      <button
        type="button"
        data-drop-offer=""
        aria-label={dropOffer}
        className="h-touch w-touch text-subheading"
      >
        ×
      </button>
    </p>
  );
}
