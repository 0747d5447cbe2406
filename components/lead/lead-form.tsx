import clsx from 'clsx';
import { useLayoutEffect, useReducer, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FORM_FIELD, TRAP_FIELD } from '@/lib/rules/lead/answers';
import { formAction } from '@/lib/rules/lead/mailer';
import { holdSubmit } from './hold-submit';
import { useLead } from './lead-context';
import { withstandTranslation } from './withstand-translation';

type LeadFormProps = {
  className?: string;
  /** Besides its draft and its submit, what answers in it before React. */
  behaviours?: string;
  /** Keeps its draft. */
  keep: (form: HTMLFormElement) => () => void;
  children: ReactNode;
};

/** The shell of every form, hidden while the outcome of a message shows; without scripts the browser itself posts it. */
export function LeadForm({ className, behaviours = '', keep, children }: LeadFormProps) {
  const { store, status, form: definition, notes, words } = useLead();
  const form = useRef<HTMLFormElement>(null);
  const action = formAction();
  // Where a browser has translated the page, React makes the form anew: whoever was typing goes on there.
  const [typedIn] = useState(() => globalThis.document?.activeElement?.id);

  // Whoever reads the store subscribes after the first paint: an update from here draws what stands in the form before it.
  const [, drawBeforePaint] = useReducer((times: number) => times + 1, 0);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const undo = [withstandTranslation(), keep(element), holdSubmit(element), store.attach(element)];
    drawBeforePaint();
    if (typedIn && document.activeElement === document.body) document.getElementById(typedIn)?.focus();
    return () => undo.forEach((each) => each());
  }, [store, keep, typedIn]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void store.submit();
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      action={action}
      // Without an address of its own it would leave for the page's.
      method={action ? 'post' : 'dialog'}
      data-form={definition.name}
      data-early={`draft hold hydrate ${behaviours}`.trim()}
      // What the early script marks.
      data-chosen="no"
      suppressHydrationWarning
      onSubmit={handleSubmit}
      hidden={status === 'sent' || status === 'failed'}
      // On paper what has not left stands as it was composed.
      className={clsx('group', className, status === 'failed' && 'print:!flex')}
      aria-label={definition.label}
    >
      <input type="hidden" name={FORM_FIELD} value={definition.name} />
      {/* Robots fill in whatever has a name; nobody sees this, hears of it or comes to it. */}
      <noscript className="absolute">
        <label aria-hidden="true" className="sr-only">
          {words.withoutScript.trap}
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </noscript>
      {notes.back}
      {children}
    </form>
  );
}
