import clsx from 'clsx';
import type { ComponentProps } from 'react';

type FieldProps = {
  name: string;
  label: string;
  error?: string;
  hint?: string;
  isOptional?: boolean;
} & (({ multiline: true } & ComponentProps<'textarea'>) | ({ multiline?: false } & ComponentProps<'input'>));

/**
 * A labelled field with its hint and its error; owns every id, so that no form wires them by hand. Uncontrolled:
 * what was typed before the script arrived stays.
 */
export function Field({ name, label, error, hint, isOptional = false, multiline, ...control }: FieldProps) {
  const errorId = error ? `${name}-erreur` : null;
  const hintId = hint ? `${name}-aide` : null;
  const shared = {
    id: name,
    name,
    required: !isOptional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    className: clsx(
      'block min-h-touch w-full rounded border bg-white px-3.5 py-3 text-ink transition-colors',
      error ? 'border-2 border-terracotta' : 'border-edge hover:border-ink',
    ),
  };
  return (
    <div>
      <label htmlFor={name} className="mb-2 block font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> (facultatif)</span>}
      </label>
      {hint && (
        <p id={`${name}-aide`} className="mb-2 text-note text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-erreur`} className="mb-2 text-note font-semibold text-terracotta">
          <span className="sr-only">Erreur&nbsp;: </span>
          {error}
        </p>
      )}
      {multiline ? (
        <textarea rows={6} {...shared} {...(control as ComponentProps<'textarea'>)} />
      ) : (
        <input {...shared} {...(control as ComponentProps<'input'>)} />
      )}
    </div>
  );
}
