import { createContext, useContext } from 'react';
import type { PriceList, QuoteWords, Weeks } from '@/content/types';
import { fillCount } from '@/lib/rules/fill';
import type { Answers } from '@/lib/rules/lead/answers';
import { sayTotal, type Rates } from '@/lib/rules/quote/currencies';
import { longestDelay, sayWeeks } from '@/lib/rules/quote/delay';
import { formatQuoteLink } from '@/lib/rules/quote/link';
import type { PackagedOffer } from '@/lib/rules/quote/package';
import { costOf, quoteLines } from '@/lib/rules/quote/price';
import { quoteAnswersOf } from '@/lib/rules/quote/quote-answers';
import { useLead } from '@/components/lead/lead-context';

export type QuoteFacts = {
  list: PriceList;
  /** In the order of the page. */
  categories: readonly string[];
  /** How long what is in them takes. */
  categoryWeeks: Readonly<Partial<Record<string, Weeks>>>;
  rates: Rates;
  /** The offers that stand for lines. */
  offers: readonly PackagedOffer[];
  quoteWords: QuoteWords;
};

export const QuoteContext = createContext<QuoteFacts | null>(null);

/** A quote as its lines, and what they come to in the currency chosen; of the form around unless other answers are given. */
export function useQuote(given?: Answers) {
  const facts = useContext(QuoteContext);
  const lead = useLead();
  if (!facts) throw new Error('useQuote must be used within a QuoteForm');
  const { list, rates, quoteWords, categoryWeeks } = facts;
  const answers = quoteAnswersOf((given ?? lead.answers).pairs);
  const currency = answers.currency !== null && rates.worth[answers.currency] ? answers.currency : rates.base;
  const lines = quoteLines(answers, list);
  const weeks = longestDelay(lines, categoryWeeks);
  const say = (...prices: readonly number[]) => sayTotal(prices, currency, rates);
  const linkTo = (customFeatures: readonly string[], company: string) => {
    const told = { featureIds: answers.featureIds, customFeatures };
    // The agency's own currency is not said.
    const read = currency === rates.base ? null : currency;
    return formatQuoteLink({ ...told, company, currency: read }, costOf(quoteLines(told, list)));
  };
  return {
    ...lead,
    ...facts,
    answers,
    lines,
    /** How many they are, in words. */
    linesCount: fillCount(quoteWords.lines, lines.length),
    /** How long the slowest takes, in words; empty where nobody knows. */
    delay: weeks ? sayWeeks(weeks, quoteWords.delay) : '',
    /** Prices, added up, in the currency chosen. */
    say,
    total: say(...lines.map(({ price }) => price)),
    /** The fragment by which the page opens on what is ticked, with these words and this company; empty without any. */
    linkTo,
    /** The address that opens on all of it. */
    url: () => `${location.origin}${location.pathname}#${linkTo(answers.customFeatures, answers.company)}`,
  };
}
