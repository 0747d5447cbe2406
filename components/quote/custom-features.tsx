'use client';

import { useRef, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { useQuote } from './quote-context';
import { RemoveButton } from './remove-button';

/** Features in the visitor's own words: added with Enter or the button, removed with ×. */
export function CustomFeatures() {
  const { selection, errors, addCustom, removeCustom } = useQuote();
  const error = errors.custom;
  const input = useRef<HTMLInputElement>(null);

  function add() {
    if (!input.current) return;
    addCustom(input.current.value);
    input.current.value = '';
    input.current.focus();
  }

  // Enter adds the feature; it must not send the form.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  function remove(position: number) {
    removeCustom(position);
    input.current?.focus();
  }

  return (
    <>
      {error && (
        <p id="custom-erreur" className="mb-2 text-note font-semibold text-terracotta">
          <span className="sr-only">Erreur : </span>
          {error}
        </p>
      )}
      <div className="flex gap-2.5 print:hidden">
        <input
          ref={input}
          id="custom"
          name="custom"
          onKeyDown={handleKeyDown}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'custom-erreur' : undefined}
          autoComplete="off"
          className="min-h-touch w-full min-w-0 rounded border border-edge px-3.5 py-3 transition-colors hover:border-ink"
        />
        <Button onClick={add}>Ajouter</Button>
      </div>
      {selection.customFeatures.length > 0 && (
        <ul aria-label="Fonctionnalités ajoutées" className="mt-4 border-t border-line">
          {selection.customFeatures.map((text, position) => (
            <li
              key={`${position}-${text}`}
              className="flex items-center justify-between gap-4 border-b border-line py-2"
            >
              <span className="min-w-0 break-words">{text}</span>
              <RemoveButton what={text} onRemove={() => remove(position)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
