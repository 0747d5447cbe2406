import { createContext, useContext } from 'react';
import type { Currency, Feature, QuoteWords } from '@/content/types';
import { fillCount } from '@/lib/rules/fill';
import { formatPrice } from '@/lib/rules/format-price';
import type { Answers } from '@/lib/rules/lead/answers';
import { formatQuoteLink } from '@/lib/rules/quote/link';
import { quoteLines, quoteTotalUsd } from '@/lib/rules/quote/price';
import { useLead } from '@/components/lead/lead-context';

export type QuoteFacts = {
  catalogue: readonly Feature[];
  /** In the order of the page. */
  categories: readonly string[];
  /** What a dollar is worth in euros; null when the rate is too old to show any other currency. */
  eurPerUsd: number | null;
  firstCurrency: Currency;
  quoteWords: QuoteWords;
};

export const QuoteContext = createContext<QuoteFacts | null>(null);

/** A quote as its lines, and what they come to; of the form around unless other answers are given. */
export function useQuote(given?: Answers) {
  const facts = useContext(QuoteContext);
  const lead = useLead();
  if (!facts) throw new Error('useQuote must be used within a QuoteForm');
  const answers = given ?? lead.answers;
  const lines = quoteLines(answers, facts.catalogue);
  const totalUsd = quoteTotalUsd(answers, facts.catalogue);
  return {
    ...lead,
    ...facts,
    answers,
    lines,
    /** How many they are, in words. */
    linesCount: fillCount(facts.quoteWords.lines, lines.length),
    totalUsd,
    total: formatPrice(totalUsd),
    /** Where the page opens on it; empty at build, when nothing is chosen. */
    fragment: formatQuoteLink({ ...answers, company: '' }, totalUsd),
  };
}
