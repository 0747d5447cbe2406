'use client';

import { useState, type FormEvent } from 'react';
import { readText } from '@/lib/forms/read-text';
import { contactErrors, type FieldErrors } from '@/lib/forms/validators';
import { mailerBody } from '@/lib/mailer/body';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { OutcomeView } from './outcome-view';
import { SubmitButton } from './submit-button';
import { useFocusReturn } from './use-focus-return';
import { useFormTakeover } from './use-form-takeover';
import { useSubmission } from './use-submission';

type ContactFormProps = { siteLabel: string; fallbackEmail: string };

/** The message form. Stays in the page, hidden, while its outcome shows: nothing typed is ever lost to a failure. */
export function ContactForm({ siteLabel, fallbackEmail }: ContactFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useFormTakeover(send);
  const { status, submit, resume } = useSubmission(() => form.current?.reset());

  useFocusReturn(status, form);

  function send(element: HTMLFormElement) {
    const data = new FormData(element);
    const answers = {
      name: readText(data, 'name'),
      email: readText(data, 'email'),
      company: readText(data, 'company'),
      message: readText(data, 'message'),
    };
    const found = contactErrors(answers);
    setErrors(found);
    if (Object.keys(found).length === 0)
      void submit(mailerBody('contact', answers, answers.message, siteLabel));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send(event.currentTarget);
  }

  return (
    <>
      {status === 'sent' && (
        <OutcomeView
          outcome="sent"
          title="Message envoyé"
          text="Merci, votre message est bien parti. Nous vous répondons sous 24 h en moyenne."
        />
      )}
      {status === 'failed' && (
        <OutcomeView
          outcome="failed"
          text="Erreur lors de l'envoi du message. Veuillez réessayer."
          onRetry={resume}
        />
      )}
      <form
        ref={form}
        tabIndex={-1}
        action={`mailto:${fallbackEmail}`}
        method="post"
        encType="text/plain"
        data-early=""
        onSubmit={handleSubmit}
        hidden={status === 'sent' || status === 'failed'}
        className="grid gap-6"
        aria-label="Formulaire de contact"
      >
        <ErrorSummary errors={errors} />
        <Field name="name" label="Nom" autoComplete="name" error={errors.name} />
        <Field name="email" label="E-mail" type="email" autoComplete="email" error={errors.email} />
        <Field name="company" label="Entreprise" autoComplete="organization" isOptional />
        <Field multiline name="message" label="Message" error={errors.message} />
        <SubmitButton isSending={status === 'sending'}>Envoyer le message</SubmitButton>
      </form>
    </>
  );
}
