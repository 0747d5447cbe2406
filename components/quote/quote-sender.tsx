'use client';

import { ErrorSummary } from '@/components/forms/error-summary';
import { LeadFields } from '@/components/forms/lead-fields';
import type { Agency } from '@/components/forms/other-ways';
import { FailedView, SentView } from '@/components/forms/outcome-view';
import { SubmitButton } from '@/components/forms/submit-button';
import type { LeadForm } from '@/components/forms/use-lead-form';

type QuoteSenderProps = { lead: LeadForm; agency: Agency };

/** Who asks for the quote, and what became of the request. The fields stay in the page while an outcome shows. */
export function QuoteSender({ lead, agency }: QuoteSenderProps) {
  const { status, errors } = lead;
  return (
    <div className="mt-8 print:hidden">
      {status === 'sent' && (
        <SentView
          title="Demande envoyée"
          text="Merci, votre demande de devis est bien partie. Nous vous répondons sous 24 h en moyenne."
        />
      )}
      {status === 'failed' && (
        <FailedView
          text="Erreur lors de l'envoi du devis. Veuillez réessayer."
          body={lead.lastBody}
          agency={agency}
          onRetry={lead.resume}
          onSendAgain={lead.sendAgain}
        />
      )}
      <div hidden={status === 'sent' || status === 'failed'} className="grid gap-5">
        <ErrorSummary errors={errors} />
        <LeadFields onDark isMessageOptional errors={errors} isSending={status === 'sending'} />
        <SubmitButton tone="accent" isSending={status === 'sending'}>
          Envoyer ma demande de devis
        </SubmitButton>
      </div>
    </div>
  );
}
