import { fill, fillCount } from '@/lib/rules/fill';
import type { Answers } from '@/lib/rules/lead/answers';
import { dyeOf, threadBreadth } from '@/lib/rules/quote/cloth';
import { quoteLines } from '@/lib/rules/quote/price';
import { useQuote } from './quote-context';

/**
 * A quote's own cloth: a thread a line, in the colour of its category, kept for those of the catalogue that are not chosen;
 * and the print along its edge, which says for whom it is woven, of how many threads, for how much, and its day.
 */
export function useQuoteCloth(given?: Answers) {
  const { catalogue, categories, answers, lines, total, quoteWords } = useQuote(given);
  const { customFeatures, featureIds } = answers;
  const { owned, unowned, threads } = quoteWords.edge;
  const name = answers.company || answers.name;
  const all = quoteLines({ featureIds: catalogue.map(({ id }) => id), customFeatures }, catalogue);
  return {
    threads: all.map(({ id, category = '', priceUsd }) => ({
      key: id,
      dye: dyeOf(categories.indexOf(category)),
      breadth: threadBreadth(priceUsd),
      isWoven: typeof id === 'number' || featureIds.includes(id),
    })),
    edgeOn: (day: string) =>
      fill(name ? owned : unowned, { name, lines: fillCount(threads, lines.length), total, day }),
  };
}
