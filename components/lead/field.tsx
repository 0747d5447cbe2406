import type { ComponentProps } from 'react';
import type { FormField, FormWords } from '@/content/types';
import { SUBJECT_FIELD } from '@/lib/rules/lead/subject-link';
import { inputLook } from '@/components/ui/input';

type FieldProps = FormField &
  Pick<ComponentProps<'input'>, 'maxLength'> & {
    error?: string;
    hint?: string;
    words: Pick<FormWords['fields'], 'optional' | 'choose'> & Pick<FormWords['errors'], 'mark'>;
  };

/** A labelled field with its hint, its error and their ids; uncontrolled: what was typed before the script arrived stays. */
export function Field({ name, label, kind, required, choices, error, hint, words, ...control }: FieldProps) {
  const described = [hint && `${name}-aide`, error && `${name}-erreur`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    required: required !== undefined,
    autoComplete: control.autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    suppressHydrationWarning: true,
    className: inputLook,
  };
  return (
    <div>
      <label htmlFor={name} className="mb-2 block font-semibold">
        {label}
        {!required && <span className="font-normal text-muted">{` ${words.optional}`}</span>}
      </label>
      {hint && (
        <p id={`${name}-aide`} className="mb-2 text-note text-muted">
          {hint}
        </p>
      )}
      {(error ?? required) && (
        <p
          id={`${name}-erreur`}
          hidden={!error}
          suppressHydrationWarning
          className="mb-2 text-note font-semibold text-terracotta"
        >
          {error && <span className="sr-only">{words.mark}</span>}
          {error ?? required}
        </p>
      )}
      {kind === 'message' ? (
        <textarea rows={6} {...shared} />
      ) : kind === 'choice' ? (
        <select {...shared} data-early={name === SUBJECT_FIELD ? 'subject' : undefined}>
          <option value="">{words.choose}</option>
          {choices?.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input type={kind} {...shared} {...control} />
      )}
    </div>
  );
}
