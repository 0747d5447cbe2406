import { fillCount } from '@/lib/rules/fill';
import { formatPrice } from '@/lib/rules/format-price';
import { FIELDS } from '@/lib/rules/lead/answers';
import { useQuote } from './quote-context';
import { QuoteCloth } from './quote-cloth';
import { Total, TotalStatus } from './total';

/** Lines that the sheet names; the receipt has them all. */
const LAST_LINES = 4;

/** The quote while it is composed: its cloth, total and next step, always in view, at the side or under the thumb. */
export function QuoteSheet() {
  const { lines, linesCount, say } = useQuote();
  const words = say.sheet;
  const shown = lines.slice(-LAST_LINES);
  const others = lines.length - shown.length;
  return (
    <div className="sticky bottom-0 z-20 -mx-5 mt-8 flex min-h-[4.5rem] items-center gap-3 self-start bg-indigo px-4 py-2 text-white short:min-h-touch short:py-0 md:-mx-10 md:px-10 lg:bottom-auto lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:mt-0 lg:block lg:overflow-hidden lg:rounded-card lg:p-0">
      <QuoteCloth className="h-12 w-16 shrink-0 short:h-8 sm:w-[5.5rem] lg:h-20 lg:w-auto lg:[@media(min-height:56em)]:h-40" />
      <div className="min-w-0 flex-1 lg:px-8 lg:pt-6">
        <p className="font-heading text-subheading font-bold leading-none tabular-nums lg:text-figure">
          <Total />
        </p>
        <TotalStatus />
        <p className="mt-1 text-small text-lavender lg:mt-2">
          <span data-lines="">
            <span>{linesCount}</span>
          </span>
          <span className="hidden lg:inline">{words.terms}</span>
        </p>
      </div>
      <div className="lg:px-8 lg:pb-8 lg:pt-5">
        {/* Not a link of the framework's, which would not give focus to the field. */}
        <a
          href={`#${FIELDS.name}`}
          className="quote-next hidden min-h-touch items-center justify-center rounded border border-transparent bg-ochre px-4 py-2 text-center font-semibold text-ink transition-colors hover:bg-ochre-light active:bg-white group-data-[chosen=yes]:inline-flex lg:w-full lg:py-3.5"
        >
          {words.next.short}
          <span className="hidden lg:inline">{words.next.rest}</span>
        </a>
        <p className="quote-hint max-w-[9rem] text-note leading-tight group-data-[chosen=yes]:hidden lg:max-w-none">
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
