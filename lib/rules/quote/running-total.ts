import type { Feature } from '@/content/types';

/** What holds until React looks after the form. */
const WAITING = 'form:not([data-ready])';

/**
 * Style rules, by selector, by which the browser itself adds up the ticked boxes until React does: each box counts its
 * `data-price`, `data-total` shows the sum in place of its own text, and the next step shows with the first tick.
 * Thousands are not grouped: a counter cannot.
 */
export function runningTotalRules(catalogue: readonly Feature[]): Record<string, Record<string, string>> {
  const prices = catalogue.map(({ priceUsd }) => [
    `[data-price="${priceUsd}"]:checked`,
    { 'counter-increment': `total ${priceUsd}` },
  ]);
  return {
    [WAITING]: { 'counter-reset': 'total' },
    ...Object.fromEntries(prices),
    [`${WAITING} [data-total]::after`]: { content: '"$" counter(total)' },
    [`${WAITING} [data-total]>*,${WAITING} [data-total]+*`]: { display: 'none' },
    [`${WAITING}:has([data-price]:checked) .quote-next`]: { display: 'inline-flex' },
    [`${WAITING}:has([data-price]:checked) .quote-hint`]: { display: 'none' },
  };
}
