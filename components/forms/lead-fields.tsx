import type { FieldErrors } from '@/lib/forms/validators';
import { Field } from './field';

/** The most our mailer takes on one line; far beyond any name or address. */
const MAX_LINE_LENGTH = 500;

type LeadFieldsProps = {
  errors: FieldErrors;
  isSending: boolean;
  isMessageOptional?: boolean;
  onDark?: boolean;
};

/** Who writes, and what: the same four fields in both forms. They are read-only while a message is under way. */
export function LeadFields({ errors, isSending, isMessageOptional = false, onDark }: LeadFieldsProps) {
  const shared = { onDark, readOnly: isSending };
  const line = { ...shared, maxLength: MAX_LINE_LENGTH };
  return (
    <>
      <Field {...line} name="name" label="Nom" autoComplete="name" error={errors.name} />
      <Field {...line} name="email" label="E-mail" type="email" autoComplete="email" error={errors.email} />
      <Field {...line} name="company" label="Entreprise" autoComplete="organization" isOptional />
      <Field
        {...shared}
        multiline
        name="message"
        label="Message"
        error={errors.message}
        isOptional={isMessageOptional}
      />
    </>
  );
}
