'use client';

import { readAnswers } from '@/lib/forms/read-answers';
import { contactErrors } from '@/lib/forms/validators';
import { mailerBody } from '@/lib/mailer/body';
import { DraftNotice } from './draft-notice';
import { ErrorSummary } from './error-summary';
import { LeadFields } from './lead-fields';
import type { Agency } from './other-ways';
import { OutboxNotice } from './outbox-notice';
import { FailedView, SentView } from './outcome-view';
import { SubmitButton } from './submit-button';
import { useLeadForm } from './use-lead-form';

type ContactFormProps = { siteLabel: string; agency: Agency };

/** The message form. Stays in the page, hidden, while its outcome shows: nothing typed is ever lost to a failure. */
export function ContactForm({ siteLabel, agency }: ContactFormProps) {
  const { formRef, ...lead } = useLeadForm({
    subject: 'contact',
    findErrors: (form) => contactErrors(readAnswers(new FormData(form))),
    bodyOf: (form) => {
      const answers = readAnswers(new FormData(form));
      return mailerBody('contact', answers, answers.message, siteLabel);
    },
  });
  const isSending = lead.status === 'sending';

  return (
    <>
      <OutboxNotice subject="contact" agency={agency} onSent={lead.clearIfSame} />
      {lead.status === 'sent' && (
        <SentView
          title="Message envoyé"
          text="Merci, votre message est bien parti. Nous vous répondons sous 24 h en moyenne."
        />
      )}
      {lead.status === 'failed' && (
        <FailedView
          text="Erreur lors de l'envoi du message. Veuillez réessayer."
          body={lead.lastBody}
          agency={agency}
          onRetry={lead.resume}
          onSendAgain={lead.sendAgain}
        />
      )}
      <form
        ref={formRef}
        tabIndex={-1}
        action={`mailto:${agency.email}`}
        method="post"
        encType="text/plain"
        data-early=""
        onSubmit={lead.handleSubmit}
        hidden={lead.status === 'sent' || lead.status === 'failed'}
        className="grid gap-6"
        aria-label="Formulaire de contact"
      >
        <DraftNotice isRestored={lead.isDraftRestored} onErase={lead.clear} />
        <ErrorSummary errors={lead.errors} />
        <LeadFields errors={lead.errors} isSending={isSending} />
        <SubmitButton isSending={isSending}>Envoyer le message</SubmitButton>
      </form>
    </>
  );
}
