import type { MouseEvent } from 'react';
import { fill, fillCount, midSentence } from '@/lib/rules/fill';
import { findOffer } from '@/lib/rules/quote/find-offer';
import { useQuote } from './quote-context';

/** That what is chosen exists as an offer, with what it lacks beside it: what it costs then, and what it adds; one press asks for it. */
export function OfferHint() {
  const { answers, list, offers, lines, say, quoteWords } = useQuote();
  const found = findOffer(answers.featureIds, offers, list);
  if (!found) return null;
  const { offer, lacks, adds, linesCost } = found;
  const words = quoteWords.offer;
  const others = lines.filter(({ id }) => typeof id === 'number' || lacks.some((line) => line.id === id));
  const isCheaper = offer.price < linesCost;
  const values = {
    offer: offer.title,
    total: say(offer.price, ...others.map(({ price }) => price)),
    sum: say(...lines.map(({ price }) => price)),
    others: others.length > 0 ? fillCount(words.others, others.length) : '',
    adds: [...(offer.besides ? [offer.besides] : []), ...adds.map(({ name }) => midSentence(name))].join(
      ', ',
    ),
  };

  function prefer({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const field = currentTarget.form?.querySelector<HTMLTextAreaElement>('textarea[name=message]');
    if (!field) return;
    const wish = fill(words.wish, values);
    if (!field.value.includes(wish)) field.value = [wish, field.value].filter(Boolean).join('\n');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  return (
    <p className="mt-4 border-l-thread border-ochre pl-4 text-note print:hidden">
      {fill(isCheaper ? words.cheaper : words.dearer, values)} {values.adds && fill(words.adds, values)}{' '}
      <button type="button" onClick={prefer} className="text-link min-h-touch font-semibold">
        {words.prefer}
      </button>
    </p>
  );
}
