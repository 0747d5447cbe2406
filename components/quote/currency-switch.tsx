import { useState } from 'react';
import { fill } from '@/lib/rules/fill';
import { CURRENCY_FIELD } from '@/lib/rules/lead/answers';
import { useQuote } from './quote-context';

/** Lets the visitor read prices in a currency of their own before dollars: looks alone, nothing of it is sent or kept. */
export function CurrencySwitch({ rateDate }: { rateDate: string }) {
  const { firstCurrency, quoteWords } = useQuote();
  const { title, names, note } = quoteWords.currencies;
  const [current, setCurrent] = useState<string>(firstCurrency);

  function showIn(picked: HTMLInputElement | null | undefined) {
    if (!picked) return;
    picked.form?.setAttribute('data-currency', picked.value);
    setCurrent(picked.value);
  }

  return (
    <fieldset
      // Picked before the script arrived.
      ref={(box) => showIn(box?.querySelector<HTMLInputElement>(':checked'))}
      onChange={({ target }) => showIn(target as HTMLElement as HTMLInputElement)}
      className="mb-6 min-w-0 lg:col-start-2 lg:row-start-1 lg:mb-4"
    >
      <legend className="sr-only">{title}</legend>
      <div className="flex rounded border border-control max-xs:flex-col">
        {Object.entries(names).map(([value, label]) => (
          <label key={value} className="relative flex-1 cursor-pointer">
            <input
              type="radio"
              name={CURRENCY_FIELD}
              value={value}
              // A form that is cleared keeps the currency.
              defaultChecked={value === current}
              className="peer absolute inset-0 h-full w-full cursor-pointer appearance-none rounded"
            />
            <span className="pointer-events-none flex min-h-touch items-center justify-center rounded-sm px-2 text-note font-semibold peer-checked:bg-ink peer-checked:text-white peer-checked:forced-color-adjust-none forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText]">
              {label}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-1 text-small text-muted">{fill(note, { date: rateDate })}</p>
    </fieldset>
  );
}
