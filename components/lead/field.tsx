import type { ComponentProps } from 'react';
import { inputLook } from '@/components/ui/input';
import { useLead } from './lead-context';

type FieldProps = ComponentProps<'input'> & {
  name: string;
  label: string;
  error?: string;
  hint?: string;
  isOptional?: boolean;
  choices?: readonly string[];
  multiline?: boolean;
};

/** A labelled field with its hint, its error and their ids; uncontrolled: what was typed before the script arrived stays. */
export function Field({
  name,
  label,
  error,
  hint,
  isOptional = false,
  choices,
  multiline,
  ...control
}: FieldProps) {
  const { words } = useLead();
  const id = name.replace(/\s/g, '-');
  const shared = {
    id,
    name,
    required: !isOptional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [hint && `${id}-aide`, error && `${id}-erreur`].filter(Boolean).join(' ') || undefined,
    className: inputLook(error !== undefined),
  };
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted">{` ${words.fields.optional}`}</span>}
      </label>
      {hint && (
        <p id={`${id}-aide`} className="mb-2 text-note text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-erreur`} text={error} />
      {multiline ? (
        <textarea rows={6} {...shared} readOnly={control.readOnly} />
      ) : choices ? (
        <select {...shared}>
          <option value="">{words.fields.choose}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...shared} {...control} />
      )}
    </div>
  );
}

/** What is wrong with a field, if anything; heard as an error. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  const { mark } = useLead().words.errors;
  if (!text) return null;
  return (
    <p id={id} className="mb-2 text-note font-semibold text-terracotta">
      <span className="sr-only">{mark}</span>
      {text}
    </p>
  );
}
