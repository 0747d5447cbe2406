import { expect, test } from 'vitest';
import { equivalents } from '@/lib/rules/quote/equivalents';

test.each([
  [0, '≈ 0 €', '≈ 0 FCFA'],
  [20, '≈ 17 €', '≈ 11 500 FCFA'],
  [399, '≈ 344 €', '≈ 225 500 FCFA'],
  [9266, '≈ 7 980 €', '≈ 5 234 500 FCFA'],
])('$%d is told in whole euros, and in francs to the nearest 500', (priceUsd, eur, cfa) => {
  const told = equivalents(priceUsd, 0.8612);

  expect(told.eur.replace(/\s/g, ' ')).toBe(eur);
  expect(told.cfa.replace(/\s/g, ' ')).toBe(cfa);
});

test('no figure is ever left at the end of a line without its currency', () => {
  const { eur, cfa } = equivalents(9266, 0.8612);

  expect(eur + cfa).not.toContain(' ');
});
