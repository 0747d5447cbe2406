import { createContext, useContext } from 'react';
import type { Feature } from '@/content/types';
import type { Answers } from '@/lib/rules/lead/answers';
import { quoteLines } from '@/lib/rules/quote/lines';
import { quoteTotalUsd } from '@/lib/rules/quote/price';
import { useLead } from '@/components/lead/lead-context';

export type QuoteFacts = {
  catalogue: readonly Feature[];
  /** What a dollar is worth in euros; null when nobody knows any more. */
  eurPerUsd: number | null;
  /** Version of the catalogue's prices. */
  prices: string;
};

export const QuoteContext = createContext<QuoteFacts | null>(null);

/** A quote as its lines, and what they come to; of the form around unless other answers are given. */
export function useQuote(given?: Answers) {
  const facts = useContext(QuoteContext);
  const { store, answers: current, errors } = useLead();
  if (!facts) throw new Error('useQuote must be used within a QuoteForm');
  const answers = given ?? current;
  const groups = quoteLines(answers, facts.catalogue);
  return {
    ...facts,
    store,
    errors,
    answers,
    groups,
    lines: groups.flatMap(({ lines }) => lines),
    totalUsd: quoteTotalUsd(answers, facts.catalogue),
  };
}

/** How many lines a quote has, in words. */
export function countLines(count: number): string {
  return `${count} ligne${count > 1 ? 's' : ''}`;
}
