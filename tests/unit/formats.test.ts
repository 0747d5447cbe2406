import { expect, test, vi } from 'vitest';
import { fill, fillCount } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';
import { formatMegabytes } from '@/lib/rules/numbers';
import { slugOf } from '@/lib/rules/slug-of';

test.each([
  ['2024-01-01', '1\u00a0janvier\u00a02024', 'Pacific/Kiritimati'],
  ['2024-02-29', '29\u00a0février\u00a02024', 'Pacific/Pago_Pago'],
])('%s reads %s, in %s too', (isoDate, shown, timeZone) => {
  vi.stubEnv('TZ', timeZone);
  expect(formatDate(isoDate)).toBe(shown);
  vi.unstubAllEnvs();
});

test.each([
  [0, '0,1\u00a0Mo'],
  [1_000_000, '1,0\u00a0Mo'],
  [12_340_000, '12,3\u00a0Mo'],
])('%i bytes read %s', (bytes, shown) => {
  expect(formatMegabytes(bytes)).toBe(shown);
});

test('a text is filled by name, and counted as French counts', () => {
  expect(fill('{a} et {b}, {c}', { a: 1, b: '$&' })).toBe('1 et $&, {c}');
  const lines = { one: '{count} ligne', many: '{count} lignes' };
  expect([0, 1, 2].map((count) => fillCount(lines, count))).toEqual(['0 ligne', '1 ligne', '2 lignes']);
});

test('a word keeps its letters in an address', () => {
  expect(slugOf('L’œuvre : où, Ægir ?')).toBe('l-oeuvre-ou-aegir');
});
