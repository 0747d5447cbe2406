import { useState } from 'react';
import { fill } from '@/lib/rules/fill';
import { formatDay } from '@/lib/rules/format-date';
import { formatPrice } from '@/lib/rules/format-price';
import type { Answers } from '@/lib/rules/lead/answers';
import { Edge } from '@/components/ui/edge';
import { useQuote } from './quote-context';

type QuoteEdgeProps = { answers: Answers; className?: string };

/** The print along a quote's selvedge: for whom it is woven, of how many threads, for how much, and its day. */
export function QuoteEdge({ answers, className }: QuoteEdgeProps) {
  const { lines, totalUsd, quoteWords } = useQuote(answers);
  const [day] = useState(() => new Date());
  const { owned, unowned } = quoteWords.edge;
  const name = answers.company || answers.name;
  const words = fill(name ? owned : unowned, {
    ...{ name, count: lines.length, total: formatPrice(totalUsd), day: formatDay(day) },
  });
  return <Edge words={words} className={className} />;
}
