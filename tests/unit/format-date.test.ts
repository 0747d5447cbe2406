import { expect, test, vi } from 'vitest';
import { formatDate } from '@/lib/rules/format-date';

test.each([
  ['2024-03-15', '15 mars 2024'],
  ['2024-01-01', '1 janvier 2024'],
  ['2024-02-29', '29 février 2024'],
  ['2024-12-31', '31 décembre 2024'],
])('%s reads %s', (isoDate, shown) => {
  expect(formatDate(isoDate)).toBe(shown);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Lagos'])(
  'a day is the same in %s',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone);

    expect(formatDate('2024-03-15')).toBe('15 mars 2024');

    vi.unstubAllEnvs();
  },
);
