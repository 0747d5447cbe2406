import clsx from 'clsx';
import { useEffect, useLayoutEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { FORM_FIELD, FORM_NAMES, TRAP_FIELD } from '@/lib/rules/lead/answers';
import { formAction } from '@/lib/rules/lead/mailer';
import { FormNotes } from './form-notes';
import { useLead, type LeadStatus } from './lead-context';

type LeadFormProps = { className?: string; children: ReactNode };

/** The shell of both forms, hidden while the outcome of a message shows; without scripts the browser itself posts it. */
export function LeadForm({ className, children, ...attributes }: LeadFormProps) {
  const { store, status, words } = useLead();
  const form = useRef<HTMLFormElement>(null);
  const action = formAction();
  const name = FORM_NAMES[store.subject];

  useLayoutEffect(() => (form.current ? store.attach(form.current) : undefined), [store]);
  useReturn(status, form);

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
      data-form={name}
      data-early="hydrate"
      // What the early script marks.
      data-chosen="no"
      suppressHydrationWarning
      onSubmit={handleSubmit}
      hidden={status === 'sent' || status === 'failed'}
      className={clsx('group', className)}
      aria-label={words[store.subject].label}
      {...attributes}
    >
      <input type="hidden" name={FORM_FIELD} value={name} />
      {/* Robots fill in whatever has a name; nobody sees this, hears of it or comes to it. */}
      <noscript>
        <label aria-hidden="true" className="sr-only">
          {words.withoutScript.trap}
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </noscript>
      {children}
      <FormNotes />
    </form>
  );
}

/** Brings the visitor back into the form when the view of an outcome goes away, unless they have moved on meanwhile. */
function useReturn(status: LeadStatus, form: RefObject<HTMLFormElement | null>) {
  const previous = useRef(status);
  useEffect(() => {
    const was = previous.current;
    previous.current = status;
    const isBack = status === 'editing' && was !== 'editing' && was !== 'sending';
    if (!isBack || document.activeElement !== document.body) return;
    const submit = form.current?.querySelector<HTMLElement>('[type="submit"]');
    const target = was === 'failed' ? submit : form.current;
    target?.focus({ preventScroll: true });
    // At once: a smooth scroll under way would carry the next outcome with it.
    target?.scrollIntoView({ block: was === 'failed' ? 'center' : 'start', behavior: 'instant' });
  }, [status, form]);
}
