import type { Answers } from '@/lib/rules/lead/answers';
import { clothThreads, dyeOf, threadBreadth } from '@/lib/rules/quote/cloth';
import { WovenThreads } from '@/components/ui/woven-threads';
import { useQuote } from './quote-context';

type QuoteClothProps = { answers?: Answers; className: string; isFinished?: boolean };

/** The quote's own cloth: a thread a line, in the colour of its category. */
export function QuoteCloth({ answers: given, ...looks }: QuoteClothProps) {
  const { catalogue, categories, answers } = useQuote(given);
  const threads = clothThreads(catalogue, answers.customFeatures).map(({ id, category = '', priceUsd }) => ({
    key: id,
    dye: dyeOf(categories.indexOf(category)),
    breadth: threadBreadth(priceUsd),
    isWoven: typeof id === 'number' || answers.featureIds.includes(id),
  }));
  return <WovenThreads threads={threads} {...looks} />;
}
