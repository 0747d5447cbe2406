import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMegabytes } from '@/lib/rules/format-megabytes';

test.each([
  [0, '0,1\u00a0Mo'],
  [49_000, '0,1\u00a0Mo'],
  [880_000, '0,9\u00a0Mo'],
  [1_000_000, '1,0\u00a0Mo'],
  [12_340_000, '12,3\u00a0Mo'],
])('%i bytes read %s', (bytes, shown) => {
  expect(formatMegabytes(bytes)).toBe(shown);
});

test('what is announced is never further than a tenth from the truth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 1e9 }), (bytes) => {
      const announced = Number.parseFloat(formatMegabytes(bytes).replace(',', '.'));

      expect(Math.abs(announced * 1e6 - bytes)).toBeLessThanOrEqual(50_000.1);
    }),
  );
});
