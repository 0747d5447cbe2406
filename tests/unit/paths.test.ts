import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repairPath, type Places } from '@/lib/rules/paths';

const places: Places = {
  '/': [],
  '/about': ['a-propos'],
  '/services': [],
  '/contact': [],
  '/devis': [],
  '/#tarifs': ['tarifs'],
};
const repair = (typed: string, known: Places = places) => repairPath(typed, known);

// Every address of the site, spoilt: tests/export/mutated-addresses.test.ts.
test.each([
  ['//', '/'],
  ['/À-propos', '/about'],
  ['/blog/f298dc1a0f044d4d8085250b45dc2fe7', '/blog/f298dc1a-0f04-4d4d-8085-250b45dc2fe7'],
])('%s means %s', (typed, meant) => {
  expect(repair(typed)).toBe(meant);
});

test('an article that moved is found by its old id', () => {
  const old = '/blog/11111111-1111-4111-8111-111111111111';
  expect(repair(`${old}/`, { '/blog': [old] })).toBe('/blog');
});

test('a repaired path needs no repair: the visitor never goes round in circles', () => {
  const segment = fc.constantFrom('', '/', '//', ...'About about BLOG devis É %2F .. ? İ'.split(' '));
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 8 }), fc.array(segment), (typed, known) => {
      const more = { ...places, [`/${known.join('')}`]: [] };
      const repaired = repair(typed.join(''), more);
      if (repaired !== null && !repaired.includes('#')) expect(repair(repaired, more)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});
