import { afterEach, expect, test, vi } from 'vitest';
import { assertContent, assertReadyContent } from '@/lib/build/checks/check-content';
import { contentWith } from '../../support/factories';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 12);

const rateOf = (daysAgo: number) => new Date(NOW - daysAgo * DAY_MS).toISOString().slice(0, 10);
const dated = (date: string) => contentWith({ exchangeRate: { date, eurPerUsd: 0.86 } });

afterEach(() => vi.restoreAllMocks());

test('a rate grown old is warned about, by file and field, and the build goes on', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const warnings = (date: string) => {
    warn.mockClear();
    assertReadyContent(dated(date), {}, NOW);
    return warn.mock.calls.flat().filter((text) => String(text).includes('rates'));
  };

  expect(warnings(rateOf(90))).toEqual([]);
  expect(warnings(rateOf(91))).toEqual([
    `content/rates.ts : exchangeRate.date : le cours du ${rateOf(91)} est bon à renouveler`,
  ]);
  expect(warnings(rateOf(365))).not.toEqual(warnings(rateOf(366)));
  expect(warnings(rateOf(366))).toEqual([
    `content/rates.ts : exchangeRate.date : le cours du ${rateOf(366)} est si ancien que les prix ne s’affichent plus qu’en dollars`,
  ]);
});

test.each([
  ['2026-02-30', '« 2026-02-30 » n’est pas un jour qui existe'],
  ['2026-11-24', '2026-11-24 est à venir'],
])('a rate of %s stops the build', (date, said) => {
  expect(() => assertContent(dated(date), NOW)).toThrow(`exchangeRate.date : ${said}`);
});
