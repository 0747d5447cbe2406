import { fill } from '@/lib/rules/fill';
import { formatPrice } from '@/lib/rules/format-price';
import type { Answers } from '@/lib/rules/lead/answers';
import { quoteTotalUsd, selectedFeatures } from '@/lib/rules/quote/price';
import { SignedCloth } from '@/components/ui/signed-cloth';
import { WovenThreads } from '@/components/ui/woven-threads';
import { QuoteActions } from './quote-actions';
import { useQuote } from './quote-context';
import { useQuoteCloth } from './use-quote-cloth';
import { useQuoteLink } from './use-quote-link';

/** What stands above the quote: what was sent, and what whoever opens a link should know of it. */
export function QuoteNotices() {
  const link = useQuoteLink();
  const { last, status, answers, catalogue, quoteWords } = useQuote();
  const { threads, edgeOn } = useQuoteCloth(link ? { ...answers, company: link.company } : undefined);
  const { shared, dropped, moved } = quoteWords.notices;
  if (last?.outcome === 'sent') return status === 'editing' && <SentStrip answers={last.answers} />;
  if (!link) return null;
  const { featureIds, totalUsd, company } = link;
  const count = featureIds.length - selectedFeatures(featureIds, catalogue).length;
  const nowUsd = quoteTotalUsd(link, catalogue);
  // The total that a link names is never repeated: anybody can write one.
  const isMoved = totalUsd !== null && totalUsd !== nowUsd;
  const sentences = [
    ...(count > 0 ? [fill(dropped, { count })] : []),
    ...(isMoved ? [fill(moved, { total: formatPrice(nowUsd) })] : []),
  ];
  return (
    <>
      {company && (
        <div className="-mx-gutter -mt-5 mb-6 md:-mx-10 md:-mt-12 lg:mb-10 xl:mx-0 xl:mt-0 print:hidden">
          <SignedCloth {...{ threads, edgeOn }} className="h-24 md:h-40" />
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
function SentStrip({ answers }: { answers: Answers }) {
  const { lines, linesCount, total, quoteWords, threads } = useQuoteCloth(answers);
  const { sent, sentWords } = quoteWords.notices;
  return (
    <div className="mb-6 flex gap-4 border-l-thread border-teal bg-tint p-4 text-note print:hidden">
      <WovenThreads threads={threads} isFinished className="w-4 self-stretch" />
      <div>
        <p className="font-semibold">
          {lines.length > 0 ? fill(sent, { total, lines: linesCount }) : sentWords}
        </p>
        {lines.length > 0 && <QuoteActions answers={answers} />}
      </div>
    </div>
  );
}
