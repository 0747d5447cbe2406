import { fill } from '@/lib/rules/fill';
import type { Answers } from '@/lib/rules/lead/answers';
import { dyeOf, threadBreadth } from '@/lib/rules/quote/cloth';
import { quoteLines } from '@/lib/rules/quote/price';
import { useQuote } from './quote-context';

/**
 * A quote with its own cloth: a thread a line, in the colour of its category, kept for those of the catalogue that are not chosen;
 * and the print along its edge, which says for whom it is woven, of how many lines, for how much, and its day.
 */
export function useQuoteCloth(given?: Answers) {
  const quote = useQuote(given);
  const { list, categories, answers, linesCount, total, quoteWords } = quote;
  const { customFeatures, featureIds } = answers;
  const { owned, unowned } = quoteWords.edge;
  const name = answers.company || answers.name;
  const all = quoteLines({ featureIds: list.features.map(({ id }) => id), customFeatures }, list);
  const dearest = Math.max(...all.map(({ price }) => price));
  return {
    ...quote,
    threads: all.map(({ id, category = '', price }) => ({
      key: id,
      dye: dyeOf(categories.indexOf(category)),
      breadth: threadBreadth(price, dearest, 4, 36),
      isWoven: typeof id === 'number' || featureIds.includes(id),
    })),
    edgeOn: (day: string) => fill(name ? owned : unowned, { name, lines: linesCount, total, day }),
  };
}
