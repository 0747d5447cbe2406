import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteTotalUsd } from '@/lib/rules/quote/price';
import { makeFeature } from '../../support/factories';

const catalogue = ['a', 'b', 'c', 'd', 'e'].map((id, position) =>
  makeFeature({ id, priceUsd: 20 + position }),
);

test('a quote starts at nothing', () => {
  expect(quoteTotalUsd({ featureIds: [], customFeatures: [] }, catalogue)).toBe(0);
});

test('each custom feature adds a flat 100 dollars', () => {
  expect(
    quoteTotalUsd({ featureIds: ['a', 'c'], customFeatures: ['Chat', 'Chat', 'Carte'] }, catalogue),
  ).toBe(342);
});

test('the total depends on what is chosen, not on the order of the clicks', () => {
  const ids = catalogue.map(({ id }) => id);

  fc.assert(
    fc.property(fc.shuffledSubarray(ids), fc.array(fc.string()), (featureIds, customFeatures) => {
      const prices = featureIds.map((id) => 20 + ids.indexOf(id));
      const expected = prices.reduce((sum, price) => sum + price, 0) + 100 * customFeatures.length;

      expect(quoteTotalUsd({ featureIds, customFeatures }, catalogue)).toBe(expected);
    }),
  );
});
