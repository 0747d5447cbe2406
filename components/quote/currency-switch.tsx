const CURRENCIES = [
  { value: 'usd', label: 'Dollar' },
  { value: 'eur', label: 'Euro' },
  { value: 'cfa', label: 'Franc CFA' },
];

/** Lets the visitor read prices in a currency of their own, beside the dollars of the quote; outside of any form. */
export function CurrencySwitch({ rateDate }: { rateDate: string }) {
  return (
    <fieldset className="mb-12 min-w-0 print:hidden">
      <legend className="mb-1 text-note font-semibold">Lire les prix en</legend>
      <div className="flex flex-wrap gap-x-6">
        {CURRENCIES.map(({ value, label }) => (
          <label key={value} className="inline-flex min-h-touch cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="monnaie"
              value={value}
              defaultChecked={value === 'usd'}
              className="h-5 w-5 cursor-pointer accent-indigo-bright"
            />
            {label}
          </label>
        ))}
      </div>
      <p className="mt-1 text-small text-muted">
        Devis en dollars ; équivalents indicatifs, au taux du {rateDate}.
      </p>
    </fieldset>
  );
}
