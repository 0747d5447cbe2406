import { fill } from '@/lib/rules/fill';
import { formatPrice } from '@/lib/rules/format-price';
import { useLead } from '@/components/lead/lead-context';
import { Notice } from '@/components/lead/notice';
import { SentText } from '@/components/lead/outcome-view';
import { Button } from '@/components/ui/button';
import { Selvedge } from '@/components/ui/selvedge';
import { QuoteActions } from './quote-actions';
import { useQuote } from './quote-context';
import { useQuoteLink } from './use-quote-link';
import { QuoteCloth } from './quote-cloth';

/** What stands above the quote: what was sent, what a link has brought, and a selection kept from before. */
export function QuoteNotices() {
  const { news, aside, takeBack, forgetAside } = useQuoteLink();
  const words = useQuote().say.notices;
  const sentences = [
    news?.dropped && fill(words.dropped, { count: news.dropped }),
    news && news.nowUsd !== null && fill(words.moved, { total: formatPrice(news.nowUsd) }),
    aside && words.aside,
  ].filter((sentence) => typeof sentence === 'string');
  return (
    <>
      <SentStrip />
      {sentences.length > 0 && (
        <Notice title={news ? words.shared : words.kept}>
          {sentences.map((sentence) => (
            <p key={sentence} className="mt-1 text-note">
              {sentence}
            </p>
          ))}
          {aside && (
            <div className="mt-3 flex flex-wrap gap-2.5">
              <Button tone="small" onClick={takeBack}>
                {words.takeBack}
              </Button>
              <Button tone="small" onClick={forgetAside}>
                {words.forget}
              </Button>
            </div>
          )}
        </Notice>
      )}
    </>
  );
}

/** Once a quote has left and the form is back: what left, and what else to do with it. */
function SentStrip() {
  const { left } = useLead();
  const { status, lines, linesCount, totalUsd, say } = useQuote(left ?? undefined);
  if (status !== 'editing' || !left) return null;
  return (
    <div className="mb-6 border-b border-line pb-2 text-note print:hidden">
      <p className="font-semibold">
        {fill(say.notices.sent, { total: formatPrice(totalUsd), lines: linesCount })}
      </p>
      {lines.length > 0 && <QuoteActions answers={left} />}
    </div>
  );
}

/** A quote has left: its cloth is finished and closed by the selvedge, with what it came to. */
export function SentQuote() {
  const { last, words } = useLead();
  const { lines, linesCount, totalUsd } = useQuote(last?.answers);
  const { title, text } = words.quote.sent;
  return (
    <>
      {lines.length > 0 && (
        <div className="mb-5 overflow-hidden rounded-card">
          <QuoteCloth answers={last?.answers} isFinished className="h-36 md:h-48" />
          <Selvedge />
        </div>
      )}
      <SentText title={title} text={fill(text, { total: formatPrice(totalUsd), lines: linesCount })} />
    </>
  );
}
