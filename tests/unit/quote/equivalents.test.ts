import { expect, test } from 'vitest';
import { equivalents } from '@/lib/rules/quote/equivalents';

test.each([
  [0, '≈ 0 €', '≈ 0 FCFA'],
  [20, '≈ 17 €', '≈ 11 500 FCFA'],
  [9266, '≈ 7 980 €', '≈ 5 234 500 FCFA'],
])(
  '$%d is told in whole euros, and in francs to the nearest 500, each with its currency',
  (priceUsd, eur, cfa) => {
    const { eur: euros, cfa: francs } = equivalents(priceUsd, 0.8612);

    expect([euros, francs].map((told) => told.replace(/\s/g, ' '))).toEqual([eur, cfa]);
    expect(euros + francs).not.toContain(' ');
  },
);
