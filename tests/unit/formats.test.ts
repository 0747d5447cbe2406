import { expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { formatDate } from '@/lib/rules/format-date';
import { formatPrice } from '@/lib/rules/format-price';
import { formatMegabytes } from '@/lib/rules/format-megabytes';

test.each([
  ['2024-01-01', '1 janvier 2024', 'Pacific/Kiritimati'],
  ['2024-02-29', '29 février 2024', 'Pacific/Pago_Pago'],
])('%s reads %s, in %s too', (isoDate, shown, timeZone) => {
  vi.stubEnv('TZ', timeZone);

  expect(formatDate(isoDate)).toBe(shown);

  vi.unstubAllEnvs();
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

test.each([
  [0, '0,1\u00a0Mo'],
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
