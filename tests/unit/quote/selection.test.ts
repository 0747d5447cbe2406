import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addCustomFeature,
  isSameSelection,
  removeCustomFeature,
  selectedFeatures,
} from '@/lib/quote/selection';
import { makeFeature } from '../../support/factories';

test('selected features come in the order of the catalogue, whatever the order of the clicks', () => {
  const [blog, cms] = [makeFeature(), makeFeature({ id: 'cms' })];

  expect(selectedFeatures(['cms', 'blog'], [blog, cms])).toEqual([blog, cms]);
});

test('an id the catalogue does not have is dropped, and one given twice counts once', () => {
  const blog = makeFeature();

  expect(selectedFeatures(['blog', 'teleport', 'blog'], [blog])).toEqual([blog]);
});

test('a custom feature is trimmed and goes last', () => {
  expect(addCustomFeature(['Chat'], '  Carte des agences \n')).toEqual(['Chat', 'Carte des agences']);
});

test('an empty custom feature is ignored', () => {
  for (const empty of ['', '   ', '\n\t']) expect(addCustomFeature(['Chat'], empty)).toEqual(['Chat']);
});

test('the same custom feature may be asked for twice', () => {
  expect(addCustomFeature(['Chat'], 'Chat')).toEqual(['Chat', 'Chat']);
});

test('removing one custom feature leaves its twin alone', () => {
  expect(removeCustomFeature(['Chat', 'Carte', 'Chat'], 0)).toEqual(['Carte', 'Chat']);
});

test('a feature added then removed leaves the list as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string({ minLength: 1 }), (list, text) => {
      const added = addCustomFeature(list, text);

      expect(removeCustomFeature(added, list.length)).toEqual(list);
    }),
  );
});

test('two selections are the same whatever the order of the clicks, not whatever the words', () => {
  const one = { featureIds: ['cms', 'blog'], customFeatures: ['Chat'] };

  expect(isSameSelection(one, { featureIds: ['blog', 'cms'], customFeatures: ['Chat'] })).toBe(true);
  expect(isSameSelection(one, { ...one, featureIds: ['blog'] })).toBe(false);
  expect(isSameSelection(one, { ...one, customFeatures: ['Chat', 'Chat'] })).toBe(false);
});
