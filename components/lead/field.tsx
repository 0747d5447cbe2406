import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { FormField } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { asTyped } from '@/lib/rules/french-text';
import { groupThousands } from '@/lib/rules/numbers';
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '@/lib/rules/lead/contract';
import { inputLook } from '@/components/ui/input-look';
import { useLead } from './lead-context';

/** So that styles know an empty field. */
const BLANK = ' ';

/** Its colour while it leaves, and how many fields are dyed before it. */
type FieldProps = FormField & { dye?: string; turn: number };

/**
 * A labelled field with its error, how long it is where a message grows long, and their ids; uncontrolled: what was typed before
 * the script arrived stays.
 */
export function Field({ name, label, kind, required, choices, autoComplete, dye, turn }: FieldProps) {
  const { answers, errors, words } = useLead();
  const error = errors[name];
  const { length } = answers.message;
  const isLong = kind === 'message' && length > 0.8 * MAX_MESSAGE_LENGTH;
  const [count, most] = [groupThousands(length), groupThousands(MAX_MESSAGE_LENGTH)];
  const described = [isLong && `${name}-aide`, error && `${name}-erreur`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    required: required !== undefined,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    suppressHydrationWarning: true,
    // Its label, what is wrong and the form's title stand above it where a link leads here.
    className: clsx(
      inputLook,
      'scroll-mt-28',
      kind === 'message' && 'grow [--from:-0.6em] [--weft:1em] max-md:h-40',
      // What may stay empty leaves its room to the button, until it is written in.
      kind === 'message' && !required && 'max-md:placeholder-shown:h-24',
    ),
  };
  return (
    <div
      className={clsx(dye, kind === 'message' && 'flex grow flex-col') || undefined}
      style={dye ? ({ '--turn': `${turn * 200}ms` } as CSSProperties) : undefined}
    >
      <label htmlFor={name} className="mb-2 block font-semibold">
        {label}
        {!required && <span className="font-normal text-muted">{` ${words.fields.optional}`}</span>}
      </label>
      {isLong && (
        <p id={`${name}-aide`} className="mb-2 text-note text-muted">
          {fill(words.fields.length, { count, most })}
        </p>
      )}
      {(error ?? required) && (
        <p
          id={`${name}-erreur`}
          hidden={!error}
          suppressHydrationWarning
          className="mb-2 text-note font-semibold text-terracotta"
        >
          {error && <span className="sr-only">{words.errors.mark}</span>}
          {error ?? required}
        </p>
      )}
      {kind === 'message' ? (
        <textarea rows={6} placeholder={BLANK} {...shared} />
      ) : kind === 'choice' ? (
        <select {...shared}>
          <option value="">{words.fields.choose}</option>
          {choices.map((choice) => (
            <option key={choice}>{asTyped(choice)}</option>
          ))}
        </select>
      ) : (
        <input type={kind} maxLength={MAX_LINE_LENGTH} placeholder={BLANK} {...shared} />
      )}
    </div>
  );
}
