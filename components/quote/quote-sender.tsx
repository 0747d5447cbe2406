'use client';

import type { FieldErrors } from '@/lib/forms/validators';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';
import { OutcomeView } from '@/components/forms/outcome-view';
import { SubmitButton } from '@/components/forms/submit-button';
import type { SubmissionStatus } from '@/components/forms/use-submission';

type QuoteSenderProps = { status: SubmissionStatus; errors: FieldErrors; onRetry: () => void };

/** Who asks for the quote, and what became of the request. The fields stay in the page while an outcome shows. */
export function QuoteSender({ status, errors, onRetry }: QuoteSenderProps) {
  return (
    <div className="mt-8">
      {status === 'sent' && (
        <OutcomeView
          outcome="sent"
          title="Demande envoyée"
          text="Merci, votre demande de devis est bien partie. Nous vous répondons sous 24 h en moyenne."
        />
      )}
      {status === 'failed' && (
        <OutcomeView
          outcome="failed"
          text="Erreur lors de l'envoi du devis. Veuillez réessayer."
          onRetry={onRetry}
        />
      )}
      <div hidden={status === 'sent' || status === 'failed'} className="grid gap-5">
        <ErrorSummary errors={errors} />
        <Field onDark name="name" label="Nom" autoComplete="name" error={errors.name} />
        <Field onDark name="email" label="E-mail" type="email" autoComplete="email" error={errors.email} />
        <Field onDark name="company" label="Entreprise" autoComplete="organization" isOptional />
        <Field onDark multiline name="message" label="Message" rows={4} isOptional />
        <SubmitButton tone="accent" isSending={status === 'sending'}>
          Envoyer ma demande de devis
        </SubmitButton>
      </div>
    </div>
  );
}
