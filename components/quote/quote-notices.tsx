import { fill } from '@/lib/rules/fill';
import { formatPrice } from '@/lib/rules/format-price';
import { useLead } from '@/components/lead/lead-context';
import { Selvedge } from '@/components/ui/selvedge';
import { QuoteActions } from './quote-actions';
import { QuoteCloth, QuoteEdge } from './quote-cloth';
import { useQuote } from './quote-context';
import { useQuoteLink } from './use-quote-link';

/** What stands above the quote: what was sent, and what whoever opens a link should know of it. */
export function QuoteNotices() {
  const link = useQuoteLink();
  const { last, answers, quoteWords } = useQuote();
  const { shared, dropped, moved } = quoteWords.notices;
  if (last?.outcome === 'sent') return <SentStrip />;
  if (!link) return null;
  const sentences = [
    link.dropped > 0 && fill(dropped, { count: link.dropped }),
    link.nowUsd !== null && fill(moved, { total: formatPrice(link.nowUsd) }),
  ].filter((sentence) => typeof sentence === 'string');
  if (sentences.length === 0 && !link.company) return null;
  return (
    <>
      {link.company && (
        <div className="-mx-5 -mt-5 mb-6 md:-mx-10 md:-mt-12 lg:mb-10 xl:mx-0 xl:mt-0 print:hidden">
          <QuoteCloth isFinished className="h-24 md:h-40" />
          <Selvedge />
          <QuoteEdge answers={{ ...answers, company: link.company }} />
        </div>
      )}
      {sentences.length > 0 && (
        <div className="mb-6 rounded border-l-thread border-ochre bg-tint p-5 text-ink print:hidden">
          <p role="status" className="font-semibold">
            {shared}
          </p>
          {sentences.map((sentence) => (
            <p key={sentence} className="mt-1 text-note">
              {sentence}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

/** Once a quote has left and the form is back: what left, and what else to do with it. */
function SentStrip() {
  const { last } = useLead();
  const { status, lines, linesCount, totalUsd, quoteWords } = useQuote(last?.answers);
  if (status !== 'editing' || !last) return null;
  const sent = fill(quoteWords.notices.sent, { total: formatPrice(totalUsd), lines: linesCount });
  return (
    <div className="mb-6 flex gap-4 border-l-thread border-teal bg-tint p-4 text-note print:hidden">
      <QuoteCloth answers={last.answers} isFinished className="w-4 self-stretch" />
      <div>
        <p className="font-semibold">{lines.length > 0 ? sent : quoteWords.notices.sentWords}</p>
        {lines.length > 0 && <QuoteActions answers={last.answers} />}
      </div>
    </div>
  );
}
