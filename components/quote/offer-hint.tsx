import { useEffect } from 'react';
import { fill } from '@/lib/rules/fill';
import { findOffer, tellOffer } from '@/lib/rules/quote/find-offer';
import { TextButton } from '@/components/ui/button';
import { useQuote } from './quote-context';

/**
 * The offer that what is chosen exists as, with what it lacks: what it costs then, and what it adds; a press has the message ask
 * for it, or no more, and no message asks for an offer that is said no more.
 */
export function OfferHint() {
  const { answers, list, offers, lines, say, quoteWords } = useQuote();
  const found = findOffer(answers.featureIds, offers, list);
  const words = quoteWords.offer;
  const wishFor = (offer = '') => fill(words.wish, { offer });
  const wish = wishFor(found?.offer.title);
  const wishes = offers.map(({ title }) => wishFor(title));
  const wished = answers.message.split('\n').filter((line) => wishes.includes(line));
  const isAsked = wished.includes(wish);

  /** Writes these wishes at the head of the message, in place of those that it has. */
  function ask(...lines: string[]) {
    const field = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
    if (!field) return;
    const others = field.value.split('\n').filter((line) => !wishes.includes(line));
    field.value = [...lines, ...others].join('\n');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  useEffect(() => {
    if (wished.some((line) => line !== wish)) ask();
  });

  if (!found) return null;
  const { said, asked } = tellOffer(found, lines, say, words);
  return (
    <p className="mt-4 border-l-thread border-ochre pl-4 text-note lg:mt-2">
      <span>{`${isAsked ? asked : said} `}</span>
      <TextButton onClick={() => (isAsked ? ask() : ask(wish))}>
        {isAsked ? quoteWords.receipt.undo : words.prefer}
      </TextButton>
    </p>
  );
}
