import type { Answers } from '@/lib/rules/lead/answers';
import { MAX_LINK_LENGTH } from '@/lib/rules/lead/other-ways';
import { fill } from '@/lib/rules/fill';
import { useCopy } from '@/components/share/use-copy';
import { Button, type ButtonTone } from '@/components/ui/button';
import { useQuote } from './quote-context';

type QuoteActionsProps = { answers: Answers; canPrint?: boolean; tone?: ButtonTone };

/** What to do with a quote besides sending it to the agency: hand it to somebody else, copy it, print it. */
export function QuoteActions({ answers, canPrint = false, tone = 'link' }: QuoteActionsProps) {
  const { linesCount, lines, say, total, words, quoteWords, ...quote } = useQuote(answers);
  const ways = words.otherWays;
  const {
    share,
    shared,
    copyLink,
    copyText: copyWords,
    print,
    tooLong,
    linkCopied,
    byHand,
  } = quoteWords.actions;
  const url = quote.url();
  const { copyAs, outcome } = useCopy();
  const text = fill(shared, { lines: linesCount, total });
  const whole = [text, ...lines.map(({ name, price }) => `- ${name}, ${say(price)}`), url].join('\n');

  function passOn() {
    // A visitor who closes the sheet has not failed to share.
    if (typeof navigator.share !== 'function') return void copyAs(`${text}\n${url}`, linkCopied, byHand);
    navigator.share({ text, url }).catch((error: unknown) => {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) void copyAs(`${text}\n${url}`, linkCopied, byHand);
    });
  }

  return (
    <div className="mt-4 print:hidden">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button tone={tone} onClick={passOn}>
          {share}
        </Button>
        <Button tone={tone} onClick={() => copyAs(url, linkCopied, byHand)}>
          {copyLink}
        </Button>
        <Button tone={tone} onClick={() => copyAs(whole, ways.copied, ways.byHand)}>
          {copyWords}
        </Button>
        {canPrint && (
          <Button tone={tone} onClick={() => window.print()}>
            {print}
          </Button>
        )}
      </div>
      {url.length > MAX_LINK_LENGTH && <p className="mt-2 text-small">{tooLong}</p>}
      {outcome}
    </div>
  );
}
