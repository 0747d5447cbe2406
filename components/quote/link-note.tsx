import clsx from 'clsx';
import { fill, fillCount } from '@/lib/rules/fill';
import { costOf, selectedFeatures } from '@/lib/rules/quote/price';
import { WovenThreads } from '@/components/ui/woven-threads';
import { useQuote } from './quote-context';
import { useQuoteLink } from './use-quote-link';

/**
 * Above lines that a link brought: who wrote them, and what whoever opens it should know. Once the lines are others it is hidden,
 * and keeps its room: no row moves from under the finger.
 */
export function LinkNote() {
  const { link, isUnchanged } = useQuoteLink();
  const { last, answers, list, say, quoteWords } = useQuote();
  const { threads, lines, linesCount } = useQuote(link ?? answers);
  const words = quoteWords.link;
  if (!link || last?.outcome === 'sent') return null;
  const { featureIds, company } = link;
  const count = link.left + featureIds.length - selectedFeatures(featureIds, list.features).length;
  const total = say(...lines.map(({ price }) => price));
  // The total that a link names is never repeated: anybody can write one.
  const isMoved = link.total !== null && link.total !== costOf(lines);
  return (
    <div
      role="status"
      className={clsx(
        'mb-6 border-l-thread border-ochre bg-tint p-4 text-note text-ink break-anywhere print:order-last print:mb-0 print:mt-2 print:border print:p-1.5',
        !isUnchanged && 'invisible print:hidden',
      )}
    >
      <WovenThreads threads={threads} isFinished className="mb-3 h-6 max-md:hidden print:hidden" />
      <p className="font-semibold">
        {fill(company ? words.from : words.shared, { name: company, total, lines: linesCount })}
      </p>
      <p className="mt-1 max-md:hidden print:hidden">{lines.map(({ name }) => name).join(' · ')}</p>
      <p className="mt-1 max-md:text-small">{words.byLink}</p>
      {isMoved && <p className="mt-1">{fill(words.moved, { total })}</p>}
      {count > 0 && <p className="mt-1">{fillCount(words.dropped, count)}</p>}
    </div>
  );
}
