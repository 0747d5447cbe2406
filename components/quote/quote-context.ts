import { createContext, useContext } from 'react';
import type { PriceList, QuoteWords, Weeks } from '@/content/types';
import { fill, fillCount } from '@/lib/rules/fill';
import type { Answers } from '@/lib/rules/lead/answers';
import { dyeOf, threadBreadth } from '@/lib/rules/quote/cloth';
import { sayTotal, type Rates } from '@/lib/rules/quote/currencies';
import { longestDelay, sayWeeks } from '@/lib/rules/quote/delay';
import { formatQuoteLink } from '@/lib/rules/quote/link';
import type { PricedOffer } from '@/lib/rules/quote/find-offer';
import { costOf, quoteLines } from '@/lib/rules/quote/price';
import { quoteAnswersOf } from '@/lib/rules/quote/quote-answers';
import { useLead } from '@/components/lead/lead-context';

export type QuoteFacts = {
  list: PriceList;
  categories: readonly string[];
  categoryWeeks: Readonly<Partial<Record<string, Weeks | null>>>;
  rates: Rates;
  offers: readonly PricedOffer[];
  quoteWords: Omit<QuoteWords, 'custom' | 'passCatalogue'>;
};

export const QuoteContext = createContext<QuoteFacts | null>(null);

/** A quote as its lines, what they come to in the currency chosen, and its own cloth; of the form around unless other answers are given. */
export function useQuote(given?: Answers) {
  const facts = useContext(QuoteContext);
  const lead = useLead();
  if (!facts) throw new Error('useQuote must be used within a QuoteForm');
  const { list, rates, quoteWords, categories, categoryWeeks } = facts;
  const answers = quoteAnswersOf((given ?? lead.answers).pairs);
  const currency = answers.currency !== null && rates.worth[answers.currency] ? answers.currency : rates.base;
  const lines = quoteLines(answers, list);
  const weeks = longestDelay(lines, categoryWeeks);
  const say = (...prices: readonly number[]) => sayTotal(prices, currency, rates);
  const linkTo = (customFeatures: readonly string[], company: string) => {
    const told = { featureIds: answers.featureIds, customFeatures };
    return formatQuoteLink({ ...told, company, currency: answers.currency }, costOf(quoteLines(told, list)));
  };
  const total = say(...lines.map(({ price }) => price));
  const linesCount = fillCount(quoteWords.lines, lines.length);
  const dearest = Math.max(list.customPrice, ...list.features.map(({ price }) => price));
  const name = answers.company || answers.name;
  const edge = name ? quoteWords.edge.owned : quoteWords.edge.unowned;
  return {
    ...lead,
    ...facts,
    answers,
    lines,
    /** How many they are, in words. */
    linesCount,
    /** How long the slowest takes, in words; empty where nobody knows. */
    delay: weeks ? sayWeeks(weeks, quoteWords.delay) : '',
    /** Prices, added up, in the currency chosen. */
    say,
    total,
    /** One a line, in the colour of its category. */
    threads: lines.map(({ id, category = '', price }) => ({
      key: id,
      dye: dyeOf(categories.indexOf(category)),
      breadth: threadBreadth(price, dearest, 4, 36),
    })),
    /** The print along their edge: for whom, of how many lines, for how much, and on which day. */
    edgeOn: (day: string) => fill(edge, { name, lines: linesCount, total, day }),
    /** The fragment by which the page opens on what is ticked, with these words and this company; empty without any. */
    linkTo,
    /** The address that opens on all of it. */
    url: () => `${location.origin}${location.pathname}#${linkTo(answers.customFeatures, answers.company)}`,
  };
}
