'use client';

import { useState } from 'react';
import { ErrorSummary } from './error-summary';
import { LeadFields } from './lead-fields';
import { LeadForm } from './lead-form';
import { createLeadStore } from './lead-store';
import type { Agency } from './other-ways';
import { SentText } from './outcome-view';
import { SubmitButton } from './submit-button';

type ContactFormProps = { siteLabel: string; agency: Agency };

/** The message form. */
export function ContactForm({ siteLabel, agency }: ContactFormProps) {
  const [store] = useState(() =>
    createLeadStore({ subject: 'contact', siteLabel, messageOf: ({ message }) => message }),
  );
  return (
    <LeadForm
      store={store}
      agency={agency}
      label="Formulaire de contact"
      failure="Erreur lors de l'envoi du message. Veuillez réessayer."
      sent={
        <SentText
          title="Message envoyé"
          text={`Merci, votre message est bien parti. Nous vous répondons sous ${agency.replyTime}.`}
        />
      }
      className="grid gap-6"
    >
      <ErrorSummary />
      <LeadFields />
      <SubmitButton>Envoyer le message</SubmitButton>
    </LeadForm>
  );
}
