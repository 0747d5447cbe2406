import { expect, test } from 'vitest';
import { linkNews } from '@/lib/rules/quote/link-news';
import { makeFeature } from '../../support/factories';

const catalogue = [makeFeature(), makeFeature({ id: 'mobile-app', priceUsd: 1600 })];
const link = {
  featureIds: ['blog', 'mobile-app'],
  customFeatures: ['Chat'],
  totalUsd: 1800,
  prices: 'avant',
};

test.each([
  ['made at the same prices has nothing to say', { prices: 'auj', totalUsd: 12 }, 0, null],
  ['whose total has not moved has nothing to say', {}, 0, null],
  ['whose total has moved says the one of now: anybody can write a link', { totalUsd: 1500 }, 0, 1800],
  ['that lost its total says that prices may have moved', { totalUsd: null, prices: null }, 0, 1800],
  ['says how many are no longer sold', { featureIds: [...link.featureIds, 'fax', 'telex'] }, 2, null],
])('a link %s', (_, changes, dropped, nowUsd) => {
  expect(linkNews({ ...link, ...changes }, catalogue, 'auj')).toEqual({ dropped, nowUsd });
});
