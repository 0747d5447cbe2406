import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPrice } from '@/lib/rules/format-price';

test.each([
  [0, '$0'],
  [20, '$20'],
  [349, '$349'],
  [1600, '$1\u202f600'],
  [13254, '$13\u202f254'],
  [1234567, '$1\u202f234\u202f567'],
])('%i dollars read %s', (priceUsd, shown) => {
  expect(formatPrice(priceUsd)).toBe(shown);
});

test('a price never breaks across lines, and loses no digit', () => {
  fc.assert(
    fc.property(fc.nat(), (priceUsd) => {
      const shown = formatPrice(priceUsd);

      expect(shown).toMatch(/^\$\d{1,3}(\u202f\d{3})*$/);
      expect(Number(shown.replace(/\D/g, ''))).toBe(priceUsd);
    }),
  );
});
