'use client';

import { useEffect, useRef, type MouseEvent } from 'react';
import type { FieldErrors } from '@/lib/forms/validators';
import { useErrorTitle } from './use-error-title';

/** What stopped the form, in one place: takes focus when it appears and leads to each field. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const summary = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  useErrorTitle(entries.length > 0);

  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus();
  }, [errors]);

  if (entries.length === 0) return null;
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      aria-labelledby="erreurs-titre"
      className="rounded border-2 border-terracotta bg-terracotta-pale p-5 text-ink motion-safe:animate-appear"
    >
      <h3 id="erreurs-titre" className="font-heading text-subheading font-bold">
        {entries.length > 1 ? `Il reste ${entries.length} points à corriger` : 'Il reste un point à corriger'}
      </h3>
      <ul className="mt-2">
        {entries.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={focusField}
              className="inline-flex min-h-touch items-center rounded font-semibold text-terracotta underline"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

// Focus without adding every visited field to the history; the label, above the field, comes into view first.
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.parentElement?.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}
