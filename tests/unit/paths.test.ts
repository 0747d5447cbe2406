import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articles } from '../support/articles';
import { pages } from '@/content/pages';
import { knownPaths, knownPlaces } from '@/lib/build/known-paths';
import { plainPath, repairPath, type Places } from '@/lib/rules/paths';

const paths = knownPaths();
const places: Places = {
  '/': [],
  '/about': ['a-propos'],
  '/services': [],
  '/contact': [],
  '/devis': [],
  '/#tarifs': ['tarifs'],
};
const repair = (typed: string, known: Places = places) => repairPath(typed, known, plainPath);

test('the site has an address for each page of the list and for each article', () => {
  expect(paths).toHaveLength(pages.length + articles.length);
});

test.each([
  ['/About', '/about'],
  ['/CONTACT/', '/contact'],
  ['/devis/', '/devis'],
  ['//services', '/services'],
  ['//', '/'],
  ['/devis).', '/devis'],
  ['/À-propos', '/about'],
  ['/tarifs', '/#tarifs'],
  ['/about.html', '/about'],
  ['/Blog/Page/2/', '/blog/page/2'],
  ['/Blog//F298DC1A-0F04-4D4D-8085-250B45DC2FE7/).', '/blog/f298dc1a-0f04-4d4d-8085-250b45dc2fe7'],
  ['/blog/f298dc1a0f044d4d8085250b45dc2fe7', '/blog/f298dc1a-0f04-4d4d-8085-250b45dc2fe7'],
])('%s means %s', (typed, meant) => {
  expect(repair(typed)).toBe(meant);
});

test.each(['/', '/about', '/aboutt', '/blog/inconnu', '/about/equipe', '/blog/7ef585a2', '/日本'])(
  '%j is right already, or nothing the site knows',
  (typed) => {
    expect(repair(typed)).toBeNull();
  },
);

test('an article that moved is found by its old id', () => {
  const old = '/blog/11111111-1111-4111-8111-111111111111';

  expect(repair(`${old}/`, { '/blog': [old] })).toBe('/blog');
});

test('a known path survives any case and any number of slashes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paths),
      fc.infiniteStream(fc.boolean()),
      fc.nat(4),
      (path, flips, slashes) => {
        const letters = [...path].map((letter) => (flips.next().value ? letter.toUpperCase() : letter));
        const typed =
          letters.join('').replace(/\//g, (slash) => slash.repeat(1 + slashes)) + '/'.repeat(slashes);

        expect(repair(typed, knownPlaces())).toBe(typed === path ? null : path);
      },
    ),
  );
});

test('a repaired path needs no repair: the visitor never goes round in circles', () => {
  const segment = fc.constantFrom(
    '',
    '/',
    '//',
    'About',
    'about',
    'BLOG',
    'devis',
    'É',
    '%2F',
    '..',
    '?',
    'İ',
  );

  fc.assert(
    fc.property(fc.array(segment, { maxLength: 8 }), fc.array(segment), (typed, known) => {
      const more = { ...places, [`/${known.join('')}`]: [] };
      const repaired = repair(typed.join(''), more);

      if (repaired !== null && !repaired.includes('#')) expect(repair(repaired, more)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});
