import { useRef, useState, type FormEvent } from 'react';
import type { FieldErrors } from '@/lib/forms/validators';
import type { MailerBody, Subject } from '@/lib/mailer/body';
import { isSameMessage } from '@/lib/outbox/outbox';
import { useDraft } from './use-draft';
import { useFocusReturn } from './use-focus-return';
import { useFormTakeover } from './use-form-takeover';
import { useSubmission } from './use-submission';

type LeadFormOptions = {
  subject: Subject;
  findErrors: (form: HTMLFormElement) => FieldErrors;
  bodyOf: (form: HTMLFormElement) => MailerBody;
  customFeatures?: readonly string[];
  onCustomFeatures?: (features: readonly string[]) => void;
  isSelectionGiven?: () => boolean;
};

/**
 * What both forms do with a lead: keep it as it is typed, check it when it is sent, keep it until it is accepted,
 * and clear the form only then.
 */
export function useLeadForm({
  subject,
  findErrors,
  bodyOf,
  customFeatures,
  onCustomFeatures,
  isSelectionGiven,
}: LeadFormOptions) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useDraft({ subject, formRef, customFeatures, onCustomFeatures, isSelectionGiven });
  const { status, lastBody, submit, resume } = useSubmission(subject, clear);
  useFormTakeover(formRef, send, draft.restore);
  useFocusReturn(status, formRef);

  function send(element: HTMLFormElement) {
    const found = findErrors(element);
    setErrors(found);
    if (Object.keys(found).length === 0) void submit(bodyOf(element));
  }

  function clear() {
    formRef.current?.reset();
    onCustomFeatures?.([]);
    draft.forget();
  }

  return {
    formRef,
    errors,
    status,
    lastBody,
    isDraftRestored: draft.isRestored,
    clear,
    resume,
    sendAgain: () => formRef.current && send(formRef.current),
    // A waiting message that has left takes the draft it came from with it, and no other.
    clearIfSame: (body: MailerBody) => {
      if (formRef.current && isSameMessage(body, bodyOf(formRef.current))) clear();
    },
    handleSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      send(event.currentTarget);
    },
  };
}

/** All of a lead's form but its element. */
export type LeadForm = Omit<ReturnType<typeof useLeadForm>, 'formRef'>;
