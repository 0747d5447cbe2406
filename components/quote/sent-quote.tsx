import { fill } from '@/lib/rules/fill';
import { useLead } from '@/components/lead/lead-context';
import { SentStrip } from '@/components/lead/sent-strip';
import { QuoteActions } from './quote-actions';
import { useQuote } from './quote-context';

/** Once a quote has left and its form is back: what left, and what else to do with it. */
export function SentQuote() {
  const { answers, lines, linesCount, total, quoteWords, threads } = useQuote(useLead().last?.answers);
  if (lines.length === 0) return <SentStrip threads={[]} />;
  return (
    <SentStrip threads={threads} said={fill(quoteWords.sum, { total, lines: linesCount })}>
      <QuoteActions answers={answers} />
    </SentStrip>
  );
}
