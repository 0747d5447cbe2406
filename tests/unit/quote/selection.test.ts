import { expect, test } from 'vitest';
import { isSameSelection, selectedFeatures } from '@/lib/rules/quote/price';
import { makeFeature } from '../../support/factories';

test('selected features come in the order of the catalogue, whatever the order of the clicks', () => {
  const [blog, cms] = [makeFeature(), makeFeature({ id: 'cms' })];

  expect(selectedFeatures(['cms', 'blog'], [blog, cms])).toEqual([blog, cms]);
});

test('an id the catalogue does not have is dropped, and one given twice counts once', () => {
  const blog = makeFeature();

  expect(selectedFeatures(['blog', 'teleport', 'blog'], [blog])).toEqual([blog]);
});

test('two selections are the same whatever the order of the clicks, not whatever the words', () => {
  const one = { featureIds: ['cms', 'blog'], customFeatures: ['Chat'] };

  expect(isSameSelection(one, { featureIds: ['blog', 'cms'], customFeatures: ['Chat'] })).toBe(true);
  expect(isSameSelection(one, { ...one, featureIds: ['blog'] })).toBe(false);
  expect(isSameSelection(one, { ...one, customFeatures: ['Chat', 'Chat'] })).toBe(false);
});
