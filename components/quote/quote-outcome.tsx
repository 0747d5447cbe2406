import { fill } from '@/lib/rules/fill';
import { LeadOutcome } from '@/components/lead/lead-outcome';
import { useLead } from '@/components/lead/lead-context';
import { SentStrip } from '@/components/lead/sent-strip';
import { QuoteActions } from './quote-actions';
import { useQuote } from './quote-context';

/** What became of a quote: its cloth and its sum, where it has lines, and what else to do with it. */
export function QuoteOutcome() {
  const { last, words } = useLead();
  const { lines, linesCount, total, quoteWords, threads, edgeOn } = useQuote(last?.answers);
  const hasLines = lines.length > 0;
  return (
    <LeadOutcome
      kept={hasLines ? fill(quoteWords.kept, { total, lines: linesCount }) : words.failed.kept}
      cloth={hasLines ? { threads, edgeOn } : null}
      figure={
        hasLines && (
          <p className="whitespace-nowrap font-heading font-bold text-ochre" style={figureLook(total.length)}>
            {total}
            <span className="mt-4 block font-text text-base font-normal tracking-normal text-lavender">
              {linesCount}
            </span>
          </p>
        )
      }
      more={last && hasLines && <QuoteActions answers={last.answers} tone="outline" />}
    />
  );
}

/** A sum of so many signs, as large as its column: a phone's window, or half of a desk's. */
function figureLook(signs: number) {
  const [phone, desk] = [`min(4rem, ${40 / signs}rem)`, `${84 / signs}vw`];
  const fontSize = `min(${170 / signs}vw, 12rem, ${66 / signs}rem, max(${phone}, ${desk}))`;
  return { fontSize, lineHeight: 0.85, letterSpacing: '-0.05em' };
}

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
