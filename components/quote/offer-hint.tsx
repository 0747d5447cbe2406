import type { MouseEvent } from 'react';
import { findOffer, tellOffer } from '@/lib/rules/quote/find-offer';
import { useQuote } from './quote-context';

/** That what is chosen exists as an offer, with what it lacks beside it: what it costs then, and what it adds; one press asks for it. */
export function OfferHint() {
  const { answers, list, offers, lines, say, quoteWords } = useQuote();
  const found = findOffer(answers.featureIds, offers, list);
  if (!found) return null;
  const { said, wish } = tellOffer(found, lines, say, quoteWords.offer);

  function prefer({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const field = currentTarget.form?.querySelector<HTMLTextAreaElement>('textarea[name=message]');
    if (!field) return;
    if (!field.value.includes(wish)) field.value = [wish, field.value].filter(Boolean).join('\n');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  return (
    <p className="mt-4 border-l-thread border-ochre pl-4 text-note print:hidden">
      {`${said} `}
      <button type="button" onClick={prefer} className="text-link min-h-touch font-semibold">
        {quoteWords.offer.prefer}
      </button>
    </p>
  );
}
