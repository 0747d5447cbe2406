import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { ratesOf } from '@/lib/rules/quote/currencies';
import { costOf, quoteLines } from '@/lib/rules/quote/price';
import { quoteAnswersOf } from '@/lib/rules/quote/quote-answers';
import { makeFeature } from '../../support/factories';

const features = ['Web', 'Mobile', 'Web', 'Support'].map((category, position) =>
  makeFeature({
    id: `f${position}`,
    name: `F${position}`,
    category,
    price: 20 + position,
  }),
);
const list = { features, customPrice: 100 };
const rates = ratesOf(
  { currency: 'usd', exchangeRate: { date: '2026-11-13', eurPerUsd: 0.5 } },
  Date.parse('2026-11-13'),
);
const facts = {
  list,
  rates,
  fields: [],
  readIn: (currency: string, total: string) => `Lus en ${currency} ${total}`,
};
const text = fc.string({ unit: 'grapheme', maxLength: 200 });
const selections = fc.record({
  featureIds: fc.shuffledSubarray(features.map(({ id }) => id)),
  customFeatures: fc.array(text, { maxLength: 5 }),
});

test('each choice has one line by category, the visitor’s own last at its one price; an id that is unknown or given twice has no other; they come to the total', () => {
  fc.assert(
    fc.property(selections, (selection) => {
      const featureIds = [...selection.featureIds, 'teleport', ...selection.featureIds];
      const lines = quoteLines({ ...selection, featureIds }, list);
      expect(lines.map(({ id, name }) => [id, name])).toEqual([
        ...['F0', 'F2', 'F1', 'F3']
          .map((name) => [name.toLowerCase(), name])
          .filter(([id = '']) => selection.featureIds.includes(id)),
        ...selection.customFeatures.map((name, position) => [position, name]),
      ]);
      const prices = selection.featureIds.map((id) => 20 + Number(id.slice(1)));
      const total = prices.reduce((sum, price) => sum + price, 100 * selection.customFeatures.length);
      expect(costOf(lines)).toBe(total);
    }),
  );
});

test('another currency than the agency’s is told above the words, with the sum as it was read', () => {
  const told = (currency: 'usd' | 'eur' | null, featureIds = ['f0', 'f1']) =>
    composeQuoteMessage({ ...quoteAnswersOf([]), featureIds, currency }, facts).match(
      /Lus en .*(?=\nMessage : )/,
    )?.[0];
  expect([told('eur'), told('usd'), told(null), told('eur', [])]).toEqual([
    'Lus en eur ≈ 21 €',
    ...Array<undefined>(3),
  ]);
});

test('names of the catalogue are mailed with the signs that a keyboard has, own words as they were typed', () => {
  const support = makeFeature({ id: 'support', name: 'Vous-\u2060même, 3\u00a0mois' });
  const answers = { ...quoteAnswersOf([]), featureIds: ['support'], customFeatures: ['3\u00a0ans'] };
  const message = composeQuoteMessage(answers, { ...facts, list: { features: [support], customPrice: 1 } });
  expect(message).toContain(
    'sélectionnées : Vous-même, 3 mois\nFonctionnalités personnalisées : 3\u00a0ans\n',
  );
});
