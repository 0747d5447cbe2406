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

test('a link made at the same prices has nothing to say', () => {
  expect(linkNews({ ...link, prices: 'auj', totalUsd: 12 }, catalogue, 'auj')).toEqual([]);
});

test('prices that have moved without moving this total have nothing to say', () => {
  expect(linkNews(link, catalogue, 'auj')).toEqual([]);
});

test('a total that has moved is said, now only: anybody can write a link', () => {
  expect(linkNews({ ...link, totalUsd: 1500 }, catalogue, 'auj')).toEqual([
    'Les prix ont pu changer depuis\u00a0: $1\u202f800 aujourd’hui.',
  ]);
});

test('a link that lost its total says that prices may have moved', () => {
  expect(linkNews({ ...link, totalUsd: null, prices: null }, catalogue, 'auj')).toEqual([
    'Les prix ont pu changer depuis\u00a0: $1\u202f800 aujourd’hui.',
  ]);
});

test.each([
  [['fax'], /ne sont plus proposées.*: 1\.$/],
  [['fax', 'telex'], /ne sont plus proposées.*: 2\.$/],
])('what is no longer sold is said: %j', (gone, sentence) => {
  const [said, ...others] = linkNews(
    { ...link, featureIds: [...link.featureIds, ...gone] },
    catalogue,
    'auj',
  );

  expect(said).toMatch(sentence);
  expect(others).toEqual([]);
});
