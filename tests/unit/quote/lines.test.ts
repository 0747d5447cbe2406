import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteLines } from '@/lib/rules/quote/lines';
import { quoteTotalUsd } from '@/lib/rules/quote/price';
import { makeFeature } from '../../support/factories';

const catalogue = ['Web', 'Mobile', 'Web', 'Support'].map((category, position) =>
  makeFeature({ id: `f${position}`, category: category as 'Web', priceUsd: 20 + position }),
);
const ids = catalogue.map(({ id }) => id);

test('nothing chosen, no line', () => {
  expect(quoteLines({ featureIds: [], customFeatures: [] }, catalogue)).toEqual([]);
});

test('lines come by category, the visitor’s own last', () => {
  const groups = quoteLines({ featureIds: ids, customFeatures: ['Chat'] }, catalogue);

  expect(groups.map(({ title }) => title)).toEqual([
    ...new Set(catalogue.map(({ category }) => category)),
    null,
  ]);
  expect(groups.at(-1)?.lines).toEqual([{ id: 0, name: 'Chat', priceUsd: 100 }]);
});

test('each choice has one line, and the lines come to the total', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(ids),
      fc.array(fc.string(), { maxLength: 5 }),
      (featureIds, customFeatures) => {
        const selection = { featureIds, customFeatures };
        const lines = quoteLines(selection, catalogue).flatMap((group) => group.lines);

        expect(lines).toHaveLength(featureIds.length + customFeatures.length);
        expect(lines.reduce((sum, { priceUsd }) => sum + priceUsd, 0)).toBe(
          quoteTotalUsd(selection, catalogue),
        );
      },
    ),
  );
});
