import { fill } from '@/lib/rules/fill';
import { SentStrip } from '@/components/lead/sent-strip';
import { QuoteActions } from './quote-actions';
import { useQuote } from './quote-context';
import { useQuoteCloth } from './use-quote-cloth';

/** Once a quote has left and its form is back: what left, and what else to do with it. */
export function SentQuote() {
  const { last } = useQuote();
  const { answers, lines, linesCount, total, quoteWords, threads } = useQuoteCloth(last?.answers);
  if (lines.length === 0) return <SentStrip threads={[]} />;
  return (
    <SentStrip threads={threads} said={fill(quoteWords.notices.sent, { total, lines: linesCount })}>
      <QuoteActions answers={answers} />
    </SentStrip>
  );
}
