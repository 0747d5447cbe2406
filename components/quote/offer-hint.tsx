import type { MouseEvent } from 'react';
import { fill } from '@/lib/rules/fill';
import { findOffer, tellOffer } from '@/lib/rules/quote/find-offer';
import { TextButton } from '@/components/ui/button';
import { useQuote } from './quote-context';

/**
 * That what is chosen exists as an offer, with what it lacks: what it costs then, and what it adds; a press has the message ask
 * for it, or no more.
 */
export function OfferHint() {
  const { answers, list, offers, lines, say, quoteWords } = useQuote();
  const found = findOffer(answers.featureIds, offers, list);
  if (!found) return null;
  const words = quoteWords.offer;
  const { said, asked } = tellOffer(found, lines, say, words);
  const wishFor = (offer: string) => fill(words.wish, { offer });
  const wish = wishFor(found.offer.title);
  const isAsked = answers.message.includes(wish);

  function prefer({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const field = currentTarget.form?.querySelector<HTMLTextAreaElement>('textarea[name=message]');
    if (!field) return;
    const wishes = offers.map(({ title }) => wishFor(title));
    const others = field.value.split('\n').filter((line) => !wishes.includes(line));
    field.value = [...(isAsked ? [] : [wish]), ...others].join('\n').trimEnd();
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <p className="mt-4 border-l-thread border-ochre pl-4 text-note print:hidden">
      {`${isAsked ? asked : said} `}
      <TextButton onClick={prefer}>{isAsked ? quoteWords.receipt.undo : words.prefer}</TextButton>
    </p>
  );
}
