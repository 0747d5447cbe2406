import type { Feature } from '@/content/types';

/** What holds until the form's script has taken over (`useFormTakeover`). */
const WAITING = 'form:not([data-ready])';

/**
 * Style rules that make the browser itself add up the ticked boxes until the form's script takes over: each box counts
 * its `data-price`, `data-total` shows the sum in place of its own text, and `data-later`, which only a script can
 * keep true, keeps its place unseen. Thousands are not grouped: a counter cannot.
 */
export function runningTotalRules(catalogue: readonly Feature[]): string {
  const prices = [...new Set(catalogue.map(({ priceUsd }) => priceUsd))];
  return [
    `${WAITING}{counter-reset:total}`,
    ...prices.map((price) => `[data-price="${price}"]:checked{counter-increment:total ${price}}`),
    `${WAITING} [data-total]::after{content:"$" counter(total)}`,
    `${WAITING} [data-total]>*{display:none}`,
    `${WAITING} [data-later]{visibility:hidden}`,
  ].join('');
}
