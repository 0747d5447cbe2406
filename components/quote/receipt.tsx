import { fill } from '@/lib/rules/fill';
import { formatPrice } from '@/lib/rules/format-price';
import { withoutLine, type QuoteLine } from '@/lib/rules/quote/price';
import { Selvedge } from '@/components/ui/selvedge';
import { WholeWords } from '@/components/ui/whole-words';
import { PrintedLink, PrintedTitle } from './printed-quote';
import { QuoteActions } from './quote-actions';
import { useQuote } from './quote-context';
import { RemoveButton } from './remove-button';
import { Price } from './price';

/** The whole estimate: one line for each choice, by category, its total, and what else to do with it than send it. */
export function Receipt() {
  const { lines, answers, store, totalUsd, eurPerUsd, quoteWords } = useQuote();
  const words = quoteWords.receipt;
  const titleOf = ({ category = quoteWords.custom.lines }: QuoteLine) => category;
  const titles = [...new Set(lines.map(titleOf))];

  function remove(id: QuoteLine['id']) {
    store.choose(withoutLine(answers, id));
    // The button that had focus goes with its line.
    document.getElementById('estimation')?.focus();
  }

  return (
    <div className="overflow-hidden rounded-card bg-indigo text-white print:overflow-visible">
      <Selvedge />
      <div className="p-4 max-xs:px-0 md:p-8 print:flex print:flex-col print:p-0">
        <div className="print:order-last print:mt-2 print:flex print:break-inside-avoid print:items-baseline print:justify-between print:border-t-2 print:py-3">
          <h2 id="estimation" tabIndex={-1} className="scroll-mt-28 font-heading text-subheading font-bold">
            {words.title}
          </h2>
          <p className="mt-2 font-heading text-heading font-bold tabular-nums">
            <Price isTotal priceUsd={totalUsd} eurPerUsd={eurPerUsd} />
          </p>
        </div>
        <p className="mt-1 text-small text-lavender print:order-last">{`${words.terms} ${words.delay}`}</p>
        {lines.length === 0 ? (
          <p className="mt-4 border-t border-indigo-thread pt-4 text-note print:hidden">{words.empty}</p>
        ) : (
          <>
            <PrintedTitle />
            <div className="mt-5 grid gap-4 print:block">
              {titles.map((title) => (
                <div key={title} className="print:grid print:grid-cols-[9rem_minmax(0,1fr)] print:border-t">
                  <h3 className="pb-1.5 text-small font-semibold text-lavender print:break-after-auto print:py-0.5">
                    {title}
                  </h3>
                  <ul aria-label={title}>
                    {lines
                      .filter((line) => titleOf(line) === title)
                      .map(({ id, name, priceUsd }) => (
                        <li
                          key={id}
                          className="flex items-center gap-3 border-t border-indigo-thread py-2 text-note max-xs:flex-wrap print:border-line print:py-0.5 print:first:border-0"
                        >
                          <span className="min-w-0 flex-1 break-words max-xs:basis-full">
                            <WholeWords>{name}</WholeWords>
                          </span>
                          <span className="whitespace-nowrap tabular-nums">{formatPrice(priceUsd)}</span>
                          <RemoveButton label={fill(words.remove, { name })} onRemove={() => remove(id)} />
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
            </div>
            <QuoteActions answers={answers} canPrint />
            <PrintedLink />
          </>
        )}
      </div>
    </div>
  );
}
