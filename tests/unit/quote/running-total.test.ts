import { expect, test } from 'vitest';
import { catalogue } from '@/content/catalogue';
import { runningTotalRules } from '@/lib/rules/quote/running-total';

const LINES = 'form:not([data-ready]) [data-lines]::after';

test('a ticked box of any price of the catalogue adds that price', () => {
  const rules = runningTotalRules(catalogue, '{count} ligne(s)');

  expect(rules).toHaveProperty([LINES, 'content'], '"" counter(lines) " ligne(s)"');
  for (const { priceUsd } of catalogue) {
    expect(rules[`[data-price="${priceUsd}"]:checked`]).toEqual({
      'counter-increment': `total ${priceUsd} lines`,
    });
  }
});
