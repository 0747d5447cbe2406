import clsx from 'clsx';
import { fill, fillCount } from '@/lib/rules/fill';
import { costOf, selectedFeatures } from '@/lib/rules/quote/price';
import { WovenThreads } from '@/components/ui/woven-threads';
import { useQuote } from './quote-context';
import { useQuoteLink } from './use-quote-link';

const BLANK = '\u00a0';

/**
 * The note above lines that a link brought: who wrote them, and what whoever opens it should know. It has its room before React says the
 * rest (quote.early.ts), and keeps it, hidden, once the lines are others: no row moves from under the finger.
 */
export function LinkNote() {
  const { link, isUnchanged, isAwaited } = useQuoteLink();
  const { answers, list, say, quoteWords } = useQuote();
  const { threads, lines, linesCount } = useQuote(link ?? answers);
  const words = quoteWords.link;
  if (!link && !isAwaited) return null;
  const { featureIds, company, left, total: said } = link ?? { ...answers, left: 0, total: null };
  const count = left + featureIds.length - selectedFeatures(featureIds, list.features).length;
  const [who = '', sum = ''] = (company ? words.from : words.shared).split(/(?=\{lines\})/);
  const total = say(...lines.map(({ price }) => price));
  // The total that a link names is never repeated: anybody can write one.
  const isMoved = said !== null && said !== costOf(lines);
  return (
    <div
      role="status"
      className={clsx(
        'mb-6 border-l-thread border-ochre bg-tint text-note text-ink break-anywhere max-md:-mx-gutter max-md:-mt-1 max-md:mb-4 max-md:px-3.5 max-md:py-2 max-md:text-small md:grid-cols-[5rem_1fr] md:gap-x-4 md:pr-4 print:order-last print:mb-0 print:mt-2 print:border print:p-1.5',
        isAwaited
          ? 'hidden print:!hidden [[data-chosen=link]_&]:block md:[[data-chosen=link]_&]:grid'
          : ['md:grid print:block', !isUnchanged && 'invisible print:hidden'],
      )}
    >
      <WovenThreads
        threads={threads}
        className={clsx(
          'text-warp max-md:-mx-3.5 max-md:-mt-2 max-md:mb-2 max-md:h-5 md:row-span-6 print:hidden',
          isAwaited && 'to-weave',
        )}
      />
      <p className="min-h-10 font-semibold md:min-h-0 md:pt-3">
        <span>{isAwaited ? words.shared.split(/\s*[:{]/)[0] : fill(who, { name: company })}</span>
        {!isAwaited && (
          <span className={company ? '' : 'max-md:block'}>{fill(sum, { total, lines: linesCount })}</span>
        )}
      </p>
      <p className="mt-1 max-md:line-clamp-3 md:truncate print:hidden">
        {lines.map(({ name }) => name).join(' · ') || BLANK}
      </p>
      {isMoved && <p className="mt-1">{fill(words.moved, { total })}</p>}
      {count > 0 && <p className="mt-1">{fillCount(words.dropped, count)}</p>}
      <p className="mt-1 max-md:text-fine md:pb-3">
        <span className="max-md:hidden">{`${words.byLink} `}</span>
        {words.noPayment}
      </p>
    </div>
  );
}
