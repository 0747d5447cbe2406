import type { Currency } from '@/content/types';
import { formatPrice, groupThousands } from '@/lib/rules/format-price';

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

/** A price in whole US dollars in every currency that can be said, the one that comes first at the head; none without a price. */
export function pricesOf(priceUsd: number | null, eurPerUsd: number | null, first: Currency): string[] {
  if (priceUsd === null) return [];
  const usd = formatPrice(priceUsd);
  if (eurPerUsd === null) return [usd];
  const all: Record<Currency, string> = { usd, ...equivalents(priceUsd, eurPerUsd) };
  const others = (['cfa', 'eur', 'usd'] as const).filter((currency) => currency !== first);
  return [first, ...others].map((currency) => all[currency]);
}
