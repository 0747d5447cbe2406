import type { Answers } from '@/lib/rules/lead/answers';
import { MAX_LINK_LENGTH } from '@/lib/rules/lead/other-ways';
import { asTyped } from '@/lib/rules/french-text';
import { fill } from '@/lib/rules/fill';
import { shareNatively } from '@/components/share/share-natively';
import { useCopy } from '@/components/share/use-copy';
import { Button, type ButtonTone } from '@/components/ui/button';
import { useQuote } from './quote-context';

type QuoteActionsProps = { answers: Answers; tone?: ButtonTone };

/** What to do with a quote besides sending it to the agency: hand it to somebody else, copy it, print it. */
export function QuoteActions({ answers, tone = 'link' }: QuoteActionsProps) {
  const { linesCount, lines, say, total, words, quoteWords, ...quote } = useQuote(answers);
  const ways = words.otherWays;
  const { share, shared, copyLink, copyText, print, tooLong, linkCopied, byHand } = quoteWords.actions;
  const url = quote.url();
  const { copyAs, outcome } = useCopy();
  const text = asTyped(fill(shared, { lines: linesCount, total }));
  const isQuiet = tone === 'link';
  const said = lines.map(
    ({ name, price, category }) => `- ${category ? asTyped(name) : name}, ${asTyped(say(price))}`,
  );
  const whole = [text, ...said, url].join('\n');

  function passOn() {
    const copy = () => void copyAs(`${text}\n${url}`, linkCopied, byHand);
    if (!shareNatively({ text, url }, copy)) copy();
  }

  const acts: [label: string, act: () => void][] = [
    [share, passOn],
    [copyLink, () => void copyAs(url, linkCopied, byHand)],
    [copyText, () => void copyAs(whole, ways.copied, ways.byHand)],
    [print, () => window.print()],
  ];

  return (
    <div className="mt-4 lg:mt-6 print:hidden">
      <div
        className={
          isQuiet ? 'flex flex-wrap gap-x-4 gap-y-2' : 'grid gap-2.5 xs:grid-cols-2 sm:flex sm:flex-wrap'
        }
      >
        {acts.map(([label, act]) => (
          <Button key={label} tone={tone} className={isQuiet ? undefined : 'max-sm:px-1'} onClick={act}>
            {label}
          </Button>
        ))}
      </div>
      {url.length > MAX_LINK_LENGTH && <p className="mt-2 text-small">{tooLong}</p>}
      {outcome}
    </div>
  );
}
