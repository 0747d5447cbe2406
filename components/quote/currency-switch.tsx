'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

const CURRENCIES = [
  { value: 'usd', label: 'Dollar' },
  { value: 'eur', label: 'Euro' },
  { value: 'cfa', label: 'Franc CFA' },
];

type CurrencySwitchProps = { rateDate: string; children: ReactNode };

/**
 * Lets the visitor read prices in a currency of their own, beside the dollars of the quote. What it changes is looks
 * alone (`.equivalent`): it stands outside the form, and nothing of it is sent or kept.
 */
export function CurrencySwitch({ rateDate, children }: CurrencySwitchProps) {
  const [currency, setCurrency] = useState('usd');
  const group = useRef<HTMLFieldSetElement>(null);

  function follow() {
    const picked = group.current?.querySelector<HTMLInputElement>(':checked');
    if (picked) setCurrency(picked.value);
  }

  // Picked before the script arrived.
  useEffect(follow, []);

  return (
    <div data-currency={currency}>
      <fieldset ref={group} onChange={follow} className="mb-12 min-w-0 print:hidden">
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
          Le devis est en dollars. Les équivalents (≈) sont indicatifs, au taux du {rateDate}.
        </p>
      </fieldset>
      {children}
    </div>
  );
}
