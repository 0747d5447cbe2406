'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Shows every `Equivalent` inside in the currency picked in the `CurrencySwitch` inside. What changes is looks alone:
 * nothing of it is sent or kept.
 */
export function CurrencyScope({ children }: { children: ReactNode }) {
  const [currency, setCurrency] = useState('usd');
  const scope = useRef<HTMLDivElement>(null);

  function follow() {
    const picked = scope.current?.querySelector<HTMLInputElement>('[name="monnaie"]:checked');
    if (picked) setCurrency(picked.value);
  }

  // Picked before the script arrived.
  useEffect(follow, []);

  return (
    <div ref={scope} data-currency={currency} onChange={follow}>
      {children}
    </div>
  );
}
