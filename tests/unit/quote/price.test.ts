import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '@/content/catalogue';
import { quoteTotalUsd } from '@/lib/rules/quote/price';

test('a quote starts at nothing', () => {
  expect(quoteTotalUsd({ featureIds: [], customFeatures: [] }, catalogue)).toBe(0);
});

test('a mobile application with its backup, hosting and domain costs what the list says', () => {
  const featureIds = ['mobile-app', 'backup', 'hosting', 'custom-domain'];

  expect(quoteTotalUsd({ featureIds, customFeatures: [] }, catalogue)).toBe(1878);
});

test('each custom feature adds a flat 100 dollars', () => {
  const selection = { featureIds: [], customFeatures: ['Chat', 'Chat', 'Carte'] };

  expect(quoteTotalUsd(selection, catalogue)).toBe(300);
});

test('the total depends on what is chosen, not on the order of the clicks', () => {
  const ids = catalogue.map(({ id }) => id as string);

  fc.assert(
    fc.property(fc.shuffledSubarray(ids), fc.array(fc.string()), (featureIds, customFeatures) => {
      const prices = featureIds.map((id) => catalogue.find((feature) => feature.id === id)?.priceUsd ?? 0);
      const expected = prices.reduce((sum, price) => sum + price, 0) + 100 * customFeatures.length;

      expect(quoteTotalUsd({ featureIds, customFeatures }, catalogue)).toBe(expected);
    }),
  );
});
