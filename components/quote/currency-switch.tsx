import type { QuoteWords } from '@/content/types';
import { CURRENCY_FIELD } from '@/lib/rules/quote/fields';
import { currenciesOf, type Rates } from '@/lib/rules/quote/currencies';

/** Lets the visitor read every price in another currency: styles do it, and what is sent or passed on names any but the agency's own. */
export function CurrencySwitch({ rates, words }: { rates: Rates; words: QuoteWords['currencies'] }) {
  const currencies = currenciesOf(rates);
  if (currencies.length < 2) return null;
  return (
    <fieldset className="min-w-0 text-ink max-lg:order-first max-lg:-mb-12 max-lg:min-h-12 max-xs:-mb-9 max-xs:min-h-9 max-[10.5em]:-mb-16 max-[10.5em]:min-h-16 lg:mx-6 lg:my-2.5 lg:text-white print:hidden">
      <legend className="sr-only">{words.title}</legend>
      <div className="flex rounded border border-control p-px max-xs:flex-wrap lg:border-lavender">
        {currencies.map((currency) => (
          <label key={currency} className="relative flex-1 cursor-pointer max-xs:flex-auto">
            <input
              type="radio"
              name={CURRENCY_FIELD}
              data-id={currency}
              // What a browser without scripts posts: nothing of the agency's own.
              value={currency === rates.base ? '' : words.names[currency]}
              defaultChecked={currency === rates.base}
              className="absolute inset-0 h-full w-full cursor-pointer appearance-none rounded"
            />
            <span className="currency pointer-events-none flex min-h-touch items-center justify-center rounded-sm px-2 text-note font-semibold max-xs:min-h-8 max-xs:whitespace-nowrap max-xs:px-0.5 max-xs:text-small">
              {words.names[currency]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
