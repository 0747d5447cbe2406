import { groupThousands } from '@/lib/rules/format-price';

/** The parity of the CFA franc, fixed by treaty: francs for a euro. */
const CFA_PER_EUR = 655.957;

/** What a price in whole US dollars comes to, for orientation: whole euros, and CFA francs to the nearest 500. */
export function equivalents(priceUsd: number, eurPerUsd: number): { eur: string; cfa: string } {
  const eur = priceUsd * eurPerUsd;
  return {
    eur: `≈\u00a0${groupThousands(Math.round(eur))}\u00a0€`,
    cfa: `≈\u00a0${groupThousands(Math.round((eur * CFA_PER_EUR) / 500) * 500)}\u00a0FCFA`,
  };
}
