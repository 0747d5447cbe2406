import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownPaths, knownPlaces } from '@/lib/known-paths';
import { isArticlePath, plainPath, repairPath, type Places } from '@/lib/paths';
import { suggestPath } from '@/lib/suggest-path';

const paths = knownPaths();
const places = knownPlaces();
const repair = (typed: string, known: Places = places) => repairPath(typed, known, plainPath);

test('the site has seven pages, and an address for each article', () => {
  expect(paths).toEqual([
    '/',
    '/about',
    '/services',
    '/portfolio',
    '/blog',
    '/devis',
    '/contact',
    ...['f298dc1a-0f04-4d4d-8085-250b45dc2fe7', 'fe391383-08e5-4c38-897a-9911d746203e'].map(
      (id) => `/blog/${id}`,
    ),
    ...['7ef585a2-3c08-4334-bf0c-a02831c8a1f8', '334b26fb-1376-4f2c-b488-5c47ac827157'].map(
      (id) => `/blog/${id}`,
    ),
  ]);
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
  ['/blog/7ef585a2', '/blog/7ef585a2-3c08-4334-bf0c-a02831c8a1f8'],
  ['/Blog//F298DC1A-0F04-4D4D-8085-250B45DC2FE7/', '/blog/f298dc1a-0f04-4d4d-8085-250b45dc2fe7'],
])('%s means %s', (typed, meant) => {
  expect(repair(typed)).toBe(meant);
});

test.each(['/', '/about', '/aboutt', '/blog/inconnu', '/about/equipe', '/blog/7ef585a', '/日本'])(
  '%j is right already, or nothing the site knows',
  (typed) => {
    expect(repair(typed)).toBeNull();
  },
);

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

        expect(repair(typed)).toBe(typed === path ? null : path);
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

test.each([
  ['/blog/inconnu', true],
  ['/Blog/x', true],
  ['/blog/2024/mars', true],
  ['/blog', false],
  ['/blog/', false],
  ['/blogue/x', false],
  ['/about/blog/x', false],
])('whether %s stands where an article would: %s', (path, isArticle) => {
  expect(isArticlePath(path)).toBe(isArticle);
});

test('of two articles whose ids begin alike, a cut id means neither', () => {
  const twins = { '/blog/aaaaaaaa-1': [], '/blog/aaaaaaaa-2': [] };

  expect(repair('/blog/aaaaaaaa', twins)).toBeNull();
  expect(repair('/blog/aaaaaaaa-2.', twins)).toBe('/blog/aaaaaaaa-2');
});

test.each([
  ['/abuot', '/about'],
  ['/conctat', '/contact'],
  ['/portofolio/', '/portfolio'],
  ['/nimporte', null],
  ['/about', null],
  ['/blo', '/blog'],
  ['/bl', null],
])('%s suggests %s', (typed, meant) => {
  expect(suggestPath(typed, places)).toBe(meant);
});
