import { expect, test } from 'vitest';
import type { Article } from '@/content/types';
import { foldText, isFound, searchedText, type BlogFilter } from '@/lib/rules/blog/search';
import { makeArticle } from '../../support/factories';

const article = makeArticle({
  title: 'Sécurité des API',
  excerpt: 'Trois clés à protéger.',
  tags: ['OAuth', 'Chiffrement', 'Mobile Money'],
  category: 'API',
});

function matchesFilter({ category, ...searched }: Article, filter: BlogFilter) {
  return isFound({ folded: foldText(searchedText(searched)), category }, filter);
}

test.each([
  ['  SECURITE ', '', true],
  // The body, the author, and the words of two fields side by side.
  ['chiffres suffisent', '', false],
  ['Atelier Trame', '', false],
  ['API Trois', '', false],
  ['', 'DevOps', false],
  ['oauth', 'API', true],
  ['kubernetes', 'API', false],
  ['oauth', 'DevOps', false],
])('« %s » in the category « %s » finds the article: %s', (query, category, expected) => {
  expect(matchesFilter(article, { query, category })).toBe(expected);
});

test('what a keyboard gives finds what the typographer set', () => {
  const title = 'L’œuvre\u00a0: 60\u202f%';
  for (const query of ["l'oeuvre : 60 %", 'L’ŒUVRE\u00a0:', ' oeuvre  : ']) {
    expect(matchesFilter(makeArticle({ title }), { query, category: '' })).toBe(true);
  }
});
