import { useState } from 'react';
import { fill, fillCount } from '@/lib/rules/fill';
import { formatDay } from '@/lib/rules/format-date';
import { formatPrice } from '@/lib/rules/format-price';
import type { Answers } from '@/lib/rules/lead/answers';
import { clothThreads, dyeOf, threadBreadth } from '@/lib/rules/quote/cloth';
import { Edge } from '@/components/ui/selvedge';
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

type QuoteEdgeProps = { answers: Answers; className?: string };

/** The print along a quote's selvedge: for whom it is woven, of how many threads, for how much, and its day. */
export function QuoteEdge({ answers, className }: QuoteEdgeProps) {
  const { lines, totalUsd, quoteWords } = useQuote(answers);
  const [day] = useState(() => new Date());
  const { owned, unowned, threads } = quoteWords.edge;
  const name = answers.company || answers.name;
  const words = fill(name ? owned : unowned, {
    ...{ name, lines: fillCount(threads, lines.length), total: formatPrice(totalUsd), day: formatDay(day) },
  });
  return <Edge words={words} className={className} />;
}
