import { expect, test } from 'vitest';
import type { FeatureCategory } from '@/content/categories';
import { longestDelay, sayWeeks } from '@/lib/rules/quote/delay';
import { findOffer, linesOf } from '@/lib/rules/quote/find-offer';
import { makeFeature } from '../../support/factories';
import { plainText } from '../../support/plain-text';

// As sold today, so that an owner's prices change nothing here.
const PRICES = {
  ...{ page: 50, phone: 100, form: 50, seo: 20, 'seo-more': 50, cms: 99, social: 50, visits: 30 },
  ...{ languages: 79, blog: 100, hosting: 99, 'hosting-more': 149, domain: 29 },
  ...{ 'support-3': 49, 'support-6': 99, ssl: 20, shop: 899, pay: 499 },
};
const BETTER: Record<string, string> = {
  'seo-more': 'seo',
  'hosting-more': 'hosting',
  'support-6': 'support-3',
};
const features = Object.entries(PRICES).map(([id, price]) =>
  makeFeature({ id, name: id, price, insteadOf: BETTER[id] }),
);
const pro = ['page', 'phone', 'form', 'seo', 'hosting', 'domain', 'support-3', 'ssl'];
const corporate = [
  ...['page', 'phone', 'form', 'seo-more', 'cms', 'social', 'visits', 'languages', 'blog'],
  ...['hosting-more', 'domain', 'support-6', 'ssl'],
];
const offers = [
  { title: 'Pro', price: 349, lines: pro, besides: 'cinq pages' },
  { title: 'Corporate', price: 899, lines: corporate },
];
const found = (ids: readonly string[]) => {
  const one = findOffer(ids, offers, { features, customPrice: 100 });
  const names = (lines: readonly { name: string }[] = []) => lines.map(({ name }) => name);
  return one && [one.offer.title, one.linesCost, names(one.lacks), names(one.adds)];
};
const site = pro.filter((id) => id !== 'support-3');

test.each([
  [
    'a site whose texts are changed: the offer, and what it lacks',
    [...site, 'cms'],
    ['Pro', 368, ['cms'], ['support-3']],
  ],
  [
    'all of the dearer one but two lines, within a fifth of it',
    corporate.filter((id) => id !== 'blog' && id !== 'social'),
    ['Corporate', 755, [], ['social', 'blog']],
  ],
  [
    'all of it but for a lesser line, for which the better one stands',
    corporate.map((id) => (id === 'seo-more' ? 'seo' : id)),
    ['Corporate', 875, [], ['seo-more']],
  ],
  ['a shop, which no offer holds', ['shop', 'pay'], null],
  ['little, for which an offer is more than a fifth dearer', ['page', 'hosting', 'domain'], null],
  ['nothing', [], null],
])('what is chosen exists as an offer or not: %s', (_, ids, expected) => {
  expect(found(ids)).toEqual(expected);
});

test('a card names what its offer holds, and nothing that its points say', () => {
  const sold = ['Page de présentation', 'Certificat SSL', 'API', 'Hébergement (1 an)', 'WordPress'];
  const catalogue = sold.map((name) => makeFeature({ id: name, name }));
  const offer = { features: ['Hébergement 1 an'], lines: sold.slice(0, -1) };
  expect(linesOf(offer, catalogue).unsaid).toEqual(['Page de présentation', 'Certificat SSL', 'API']);
  expect(linesOf({ ...offer, lines: ['WordPress'] }, catalogue).unsaid).toEqual(['WordPress']);
});

const DELAY = { weeks: '{fewest} à {most} semaines', months: '{fewest} à {most} mois' };

test('the longest delay of the lines is told, in months where that is what people count in', () => {
  const lines = (...of: [category: string, weeks?: [number, number]][]) =>
    of.map(([category, weeks], id) => ({
      id,
      name: '',
      price: 1,
      category: category as FeatureCategory,
      weeks,
    }));
  const told = (...of: Parameters<typeof lines>) => {
    const weeks = longestDelay(lines(...of), { Web: [1, 3], Mobile: [5, 8] });
    return weeks && plainText(sayWeeks(weeks, DELAY));
  };
  expect(told(['Web'], ['Mobile'], ['Support'])).toBe('5 à 8 semaines');
  expect(told(['Web', [4, 9]], ['Web'])).toBe('4 à 9 semaines');
  expect(told(['Mobile', [12, 24]], ['Web'])).toBe('3 à 6 mois');
  expect([told(['Support']), told()]).toEqual([null, null]);
});
