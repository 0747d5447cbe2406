import type { Feature } from '@/content/types';

type Rules = Record<string, Record<string, string>>;

/** What holds until the form's script has taken over (components/early/protocol.ts). */
const WAITING = 'form:not([data-ready])';

/**
 * Style rules, by selector, that make the browser itself add up the ticked boxes until the form's script takes over: each
 * box counts its `data-price` and one line, `data-total` and `data-lines` show the sums in place of their own text,
 * `data-later`, which only a script can keep true, keeps its place unseen, and the next step shows with the first tick.
 * Thousands are not grouped: a counter cannot. `lines` says how many lines there are, `{count}`.
 */
export function runningTotalRules(catalogue: readonly Feature[], lines: string): Rules {
  const prices = catalogue.map(({ priceUsd }): [string, Rules[string]] => [
    `[data-price="${priceUsd}"]:checked`,
    { 'counter-increment': `total ${priceUsd} lines` },
  ]);
  return {
    [WAITING]: { 'counter-reset': 'total lines' },
    ...Object.fromEntries(prices),
    [`${WAITING} [data-total]::after`]: { content: '"$" counter(total)' },
    [`${WAITING} [data-lines]::after`]: {
      content: JSON.stringify(lines).replace('{count}', '" counter(lines) "'),
    },
    [`${WAITING} [data-total]>*,${WAITING} [data-lines]>*`]: { display: 'none' },
    [`${WAITING} [data-later]`]: { visibility: 'hidden' },
    [`${WAITING}:has([data-price]:checked) .quote-next`]: { display: 'inline-flex' },
    [`${WAITING}:has([data-price]:checked) .quote-hint`]: { display: 'none' },
  };
}
