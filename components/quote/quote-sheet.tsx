import clsx from 'clsx';
import { fill, fillCount } from '@/lib/rules/fill';
import { formatPrice } from '@/lib/rules/format-price';
import { goToField } from '@/components/lead/go-to-field';
import { buttonLook } from '@/components/ui/button';
import { WovenThreads } from '@/components/ui/woven-threads';
import { Price } from './price';
import { useQuoteCloth } from './use-quote-cloth';

/** Lines that the sheet names; the receipt has them all. */
const LAST_LINES = 4;

/** From so many on, a phone's cloth needs more height to tell its threads apart. */
const MANY_LINES = 10;

/** The quote while it is composed: its cloth, total and next step, always in view, at the side or under the thumb. */
export function QuoteSheet() {
  const { lines, linesCount, total, totalUsd, eurPerUsd, quoteWords, threads } = useQuoteCloth();
  const words = quoteWords.sheet;
  const shown = lines.slice(-LAST_LINES);
  const others = lines.length - shown.length;
  return (
    <div className="sticky bottom-0 z-20 -mx-gutter bg-indigo text-white md:-mx-10 lg:bottom-auto lg:top-24 lg:col-start-2 lg:row-start-2 lg:mx-0 lg:self-start lg:overflow-hidden lg:rounded-card">
      <WovenThreads
        threads={threads}
        className={clsx(
          lines.length < MANY_LINES ? 'h-4' : 'h-6',
          'unrolled short:h-2 max-xs:hidden lg:h-40 lg:low:h-6',
        )}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-gutter py-2 short:py-1 md:px-10 lg:block lg:px-8 lg:pb-8 lg:pt-6 lg:low:pt-4">
        <div className="min-w-0 flex-1 max-xs:basis-full">
          <p className="font-heading text-subheading font-bold leading-none tabular-nums lg:text-figure">
            <Price isTotal priceUsd={totalUsd} eurPerUsd={eurPerUsd} />
          </p>
          <p role="status" className="sr-only">
            <span data-later="">{fill(quoteWords.total, { total })}</span>
          </p>
          <p className="mt-1 text-small text-lavender lg:mt-2">
            <span className="hidden lg:inline">{words.terms}</span>
            <span data-later="">
              <span className="hidden lg:inline"> · </span>
              {linesCount}
            </span>
          </p>
        </div>
        <a
          href="#name"
          onClick={goToField}
          className={clsx(
            buttonLook('accent'),
            'quote-next group-data-[chosen=no]:hidden max-xs:w-full lg:mt-5 lg:w-full lg:gap-1 lg:low:mt-3',
          )}
        >
          {words.next.short}
          <span className="hidden lg:inline">{words.next.rest}</span>
        </a>
        <p className="quote-hint text-note leading-tight group-data-[chosen=yes]:hidden lg:mt-5">
          {words.hint}
        </p>
      </div>
      {shown.length > 0 && (
        <ul aria-hidden="true" className="mx-8 mb-6 hidden border-t border-indigo-thread text-note lg:block">
          {shown.map(({ id, name, priceUsd }) => (
            <li key={id} className="flex justify-between gap-4 border-b border-indigo-thread py-1.5">
              <span className="truncate">{name}</span>
              <span className="tabular-nums">{formatPrice(priceUsd)}</span>
            </li>
          ))}
          {others > 0 && <li className="py-1.5 text-lavender">{fillCount(words.others, others)}</li>}
        </ul>
      )}
    </div>
  );
}
