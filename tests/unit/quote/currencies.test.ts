import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Currency } from '@/content/types';
import {
  amountIn,
  currenciesOf,
  plainAmount,
  ratesOf,
  sayInAll,
  sayTotal,
} from '@/lib/rules/quote/currencies';
import { runningTotalRules } from '@/lib/rules/quote/running-total';
import { makeFeature } from '../../support/factories';
import { plainText } from '../../support/plain-text';

const DAY = '2026-11-13';
const now = Date.parse(DAY);
const ratesIn = (currency: Currency) =>
  ratesOf({ currency, exchangeRate: { date: DAY, eurPerUsd: 0.8612 } }, now);
const bases = ['usd', 'eur', 'cfa'] as const;
const digitsOf = (text: string) => Number(text.replace(/\D/g, ''));

test.each<[Currency, number, string[]]>([
  ['usd', 0, ['$0', '0 FCFA', '0 €']],
  ['usd', 9266, ['$9 266', '≈ 5 234 500 FCFA', '≈ 7 980 €']],
  ['eur', 349, ['349 €', '≈ 229 000 FCFA', '≈ $405']],
  ['cfa', 100, ['100 FCFA', '≈ 0 €', '≈ $0']],
  ['cfa', 229_750, ['229 750 FCFA', '≈ 350 €', '≈ $407']],
])(
  'of prices written in %s, %d is exact, and about so much in the others unless it is nothing, each with its currency',
  (base, price, told) => {
    const said = sayInAll(price, ratesIn(base));
    expect(said.map(plainText)).toEqual(told);
    expect(said.join()).not.toContain(' ');
  },
);

test('what is read adds up in every currency, in words, and as styles count it before any script', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(prices, fc.constantFrom(...bases), (costs, base) => {
      const rates = ratesIn(base);
      const features = costs.map((price, id) => makeFeature({ id: `${id}`, price }));
      const rules = runningTotalRules({ features, customPrice: 100 }, rates);
      for (const currency of currenciesOf(rates)) {
        const lines = costs.map((price) => digitsOf(sayTotal([price], currency, rates)));
        const sum = lines.reduce((total, line) => total + line, 0);
        expect(digitsOf(sayTotal(costs, currency, rates))).toBe(sum);
        const counted = costs.map((price) => {
          const rule = JSON.stringify(rules[`[data-price="${price}"]:checked`]);
          return Number(new RegExp(`${currency} (\\d+)`).exec(rule)?.[1]);
        });
        expect(counted).toEqual(lines);
      }
    }),
  );
});

test('a rate too old leaves the parity of franc and euro, and dollars alone', () => {
  const told = (currency: Currency) =>
    currenciesOf(ratesOf({ currency, exchangeRate: { date: '2020-01-01', eurPerUsd: 0.8612 } }, now));
  expect(bases.map(told)).toEqual([['usd'], ['eur', 'cfa'], ['cfa', 'eur']]);
});

test('amounts in a mail are plain', () => {
  const rates = ratesIn('usd');
  const told = bases.map((currency) => plainAmount(amountIn(currency, 1748, rates), currency));
  expect(told).toEqual(['$1748', '1505 €', '987500 FCFA']);
});
