import { fill } from '@/lib/rules/fill';
import type { Answers } from '@/lib/rules/lead/answers';
import { dyeOf, threadBreadth } from '@/lib/rules/quote/cloth';
import { useQuote } from './quote-context';

/**
 * A quote with its own cloth: a thread a line, in the colour of its category; and the print along its edge, which says for whom
 * it is woven, of how many lines, for how much, and its day.
 */
export function useQuoteCloth(given?: Answers) {
  const quote = useQuote(given);
  const { list, categories, answers, lines, linesCount, total, quoteWords } = quote;
  const { owned, unowned } = quoteWords.edge;
  const name = answers.company || answers.name;
  const dearest = Math.max(list.customPrice, ...list.features.map(({ price }) => price));
  return {
    ...quote,
    threads: lines.map(({ id, category = '', price }) => ({
      key: id,
      dye: dyeOf(categories.indexOf(category)),
      breadth: threadBreadth(price, dearest, 4, 36),
    })),
    edgeOn: (day: string) => fill(name ? owned : unowned, { name, lines: linesCount, total, day }),
  };
}
