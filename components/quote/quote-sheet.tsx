import clsx from 'clsx';
import type { ReactNode } from 'react';
import { fill } from '@/lib/rules/fill';
import { dyeOf } from '@/lib/rules/quote/cloth';
import { goToField } from '@/components/lead/go-to-field';
import { buttonLook } from '@/components/ui/button';
import { WovenThreads } from '@/components/ui/woven-threads';
import { OfferHint } from './offer-hint';
import { Total } from './price';
import { useQuote } from './quote-context';
import { QuoteLines } from './quote-lines';

/** From so many on, a phone's cloth needs more height to tell its threads apart. */
const MANY_LINES = 10;
/** Up to twice as broad as elsewhere its threads come to this, in pixels: a line more is never a lower cloth. */
const FILLED = 140;

type QuoteSheetProps = {
  /** The choice of a currency, and the way to send the estimate by WhatsApp. */
  currency: ReactNode;
  whatsapp: ReactNode;
};

/**
 * The estimate while it is composed: cloth, sum and next step, always in view, at the side or under the thumb; then its lines.
 * On wide screens the cloth has the height that the others leave. quote-terms.tsx ends it.
 */
export function QuoteSheet({ currency, whatsapp }: QuoteSheetProps) {
  const { categories, lines, linesCount, total, delay, quoteWords, threads } = useQuote();
  const words = quoteWords.sheet;
  const isEmpty = lines.length === 0;
  const breadth = threads.reduce((sum, thread) => sum + thread.breadth, 0);
  const scale = Math.max(1, Math.min(2, FILLED / breadth));
  const woven = threads.map((thread) => ({ ...thread, breadth: Math.round(scale * thread.breadth) }));
  const sample = categories.map((key, place) => ({ key, dye: dyeOf(place) }));
  return (
    <div className="quote-sheet z-10 text-white max-lg:contents lg:sticky lg:top-24 lg:flex lg:max-h-[calc(100vh-6rem)] lg:flex-col lg:overflow-y-auto lg:bg-indigo print:!static print:!block print:max-h-none print:overflow-visible">
      {currency}
      <div
        data-wears=""
        className="quote-bar sticky bottom-0 z-20 -mx-gutter bg-indigo max-xs:group-data-[chosen=no]:static md:-mx-10 lg:contents print:!static"
      >
        <WovenThreads
          threads={isEmpty ? sample : woven}
          className={clsx(
            lines.length < MANY_LINES ? 'h-4' : 'h-6',
            isEmpty && 'to-weave',
            'short:h-2 max-lg:text-warp max-xs:hidden md:max-lg:h-7 lg:h-44 lg:min-h-4',
          )}
        />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-gutter py-2 short:py-1 md:px-10 lg:px-6 lg:pb-px lg:pt-4 lg:high:flex-col lg:high:items-stretch lg:high:gap-4">
          <div className="min-w-0 flex-1 max-xs:flex-[1_0_auto] lg:high:flex-none">
            <p className="whitespace-nowrap font-heading text-sum font-bold leading-none lg:high:text-title">
              <Total text={total} />
            </p>
            <p role="status" className="sr-only">
              <span data-later="">{lines.length > 0 && fill(quoteWords.total, { total })}</span>
            </p>
            <p className="mt-1 text-small text-lavender max-lg:group-data-[chosen=no]:hidden max-xs:hidden">
              <span className="hidden lg:high:inline">{words.terms}</span>
              <span data-later="" className="group-data-[chosen=no]:hidden">
                <span className="hidden lg:high:inline"> · </span>
                <span>{linesCount}</span>
                {delay && ' · '}
                <span data-delay="">{delay}</span>
              </span>
            </p>
          </div>
          <a
            href="#name"
            ref={goToField}
            data-early="field"
            className={clsx(
              buttonLook('accent'),
              'quote-next group-data-[chosen=no]:hidden max-xs:!min-h-0 max-xs:!px-1.5 max-xs:!py-2 lg:gap-1',
            )}
          >
            {words.next.short}
            <span className="hidden lg:high:inline">{words.next.rest}</span>
          </a>
          <p className="quote-hint text-note leading-tight group-data-[chosen=yes]:hidden max-xs:hidden lg:hidden">
            {words.hint}
          </p>
        </div>
      </div>
      <div className="-mx-gutter -mt-px bg-indigo px-gutter md:-mx-10 md:px-10 lg:mx-0 lg:px-6 lg:pb-4 print:hidden">
        {whatsapp}
        <h2 className="sr-only">{quoteWords.receipt.title}</h2>
        {lines.length === 0 && (
          <p className="quote-empty mt-3 border-t border-indigo-thread pt-3 max-lg:hidden">
            {quoteWords.receipt.empty}
          </p>
        )}
        <QuoteLines />
        <OfferHint />
      </div>
    </div>
  );
}
