import type { Answers } from '@/lib/rules/lead/answers';
import { MAX_LINK_LENGTH } from '@/lib/rules/lead/other-ways';
import { asTyped } from '@/lib/rules/french-text';
import { fill } from '@/lib/rules/fill';
import { shareNatively } from '@/components/share/share-natively';
import { useCopy } from '@/components/share/use-copy';
import { Button, type ButtonTone } from '@/components/ui/button';
import { useQuote } from './quote-context';

type QuoteActionsProps = { answers: Answers; canPrint?: boolean; tone?: ButtonTone };

/** What to do with a quote besides sending it to the agency: hand it to somebody else, copy it, print it. */
export function QuoteActions({ answers, canPrint = false, tone = 'link' }: QuoteActionsProps) {
  const { linesCount, lines, say, total, words, quoteWords, ...quote } = useQuote(answers);
  const ways = words.otherWays;
  const { share, shared, copyLink, copyText, print, tooLong, linkCopied, byHand } = quoteWords.actions;
  const url = quote.url();
  const { copyAs, outcome } = useCopy();
  const text = asTyped(fill(shared, { lines: linesCount, total }));
  const isQuiet = tone === 'link';
  const look = isQuiet ? undefined : 'max-sm:px-1 first:col-span-full';
  const said = lines.map(
    ({ name, price, category }) => `- ${category ? asTyped(name) : name}, ${asTyped(say(price))}`,
  );
  const whole = [text, ...said, url].join('\n');

  function passOn() {
    const copy = () => void copyAs(`${text}\n${url}`, linkCopied, byHand);
    if (!shareNatively({ text, url }, copy)) copy();
  }

  return (
    <div className="mt-4 lg:mt-6 print:hidden">
      <div className={isQuiet ? 'flex flex-wrap gap-x-4 gap-y-2' : 'grid gap-2.5 xs:grid-cols-2 sm:flex'}>
        <Button tone={tone} className={look} onClick={passOn}>
          {share}
        </Button>
        <Button tone={tone} className={look} onClick={() => copyAs(url, linkCopied, byHand)}>
          {copyLink}
        </Button>
        <Button tone={tone} className={look} onClick={() => copyAs(whole, ways.copied, ways.byHand)}>
          {copyText}
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
