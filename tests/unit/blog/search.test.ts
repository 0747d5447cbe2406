import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleCategories } from '@/content/categories';
import type { Article } from '@/content/types';
import {
  filterMatcher,
  foldLines,
  foldText,
  formatFilter,
  parseFilter,
  searchedText,
  type BlogFilter,
} from '@/lib/rules/blog/search';
import { articles } from '../../support/articles';
import { makeArticle } from '../../support/factories';

const article = makeArticle({
  title: 'Sécurité des API',
  excerpt: 'Trois clés à protéger.',
  tags: ['OAuth', 'Chiffrement', 'Mobile Money'],
  category: 'API',
});

function matchesFilter(searched: Article, filter: BlogFilter) {
  return filterMatcher(filter)({ folded: foldLines(searchedText(searched)), category: searched.category });
}

function finds(query: string, category = '') {
  return matchesFilter(article, { query, category });
}

test('a search looks into the title, the excerpt and every tag', () => {
  expect(['sécurité', 'clés', 'OAuth', 'chiffrement', 'money'].map((query) => finds(query))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
});

test('a search looks into nothing else: neither the body nor the author', () => {
  expect(finds('chiffres suffisent')).toBe(false);
  expect(finds('Atelier Trame')).toBe(false);
});

test('accents, case and spaces around do not matter', () => {
  expect(finds('  SECURITE ')).toBe(true);
  expect(finds('se\u0301curite\u0301')).toBe(true);
});

test('what a keyboard gives finds what the typographer set', () => {
  const title = 'L’œuvre\u00a0: 60\u202f%';

  for (const query of ["l'oeuvre : 60 %", 'L’ŒUVRE\u00a0:', ' oeuvre  : ']) {
    expect(matchesFilter(makeArticle({ title }), { query, category: '' })).toBe(true);
  }
});

test('the words of two fields side by side do not make a match', () => {
  expect(finds('API Trois')).toBe(false);
});

test('the category matches exactly, unless all are wanted', () => {
  expect(finds('', 'API')).toBe(true);
  expect(finds('', '')).toBe(true);
  expect(finds('', 'DevOps')).toBe(false);
  expect(finds('', 'api')).toBe(false);
});

test('search and category narrow together', () => {
  expect(finds('oauth', 'API')).toBe(true);
  expect(finds('kubernetes', 'API')).toBe(false);
  expect(finds('oauth', 'DevOps')).toBe(false);
});

test('any part of what an article says finds it, however it is typed', () => {
  const spoken = articles.flatMap((published) =>
    [published.title, published.excerpt, ...published.tags].map((text) => ({ published, text })),
  );

  fc.assert(
    fc.property(fc.constantFrom(...spoken), fc.nat(), fc.nat(), ({ published, text }, from, length) => {
      const part = text.slice(from % text.length, (from % text.length) + length);
      const typings = [part, part.toUpperCase(), part.normalize('NFD'), foldText(part)];

      for (const query of typings) {
        expect(matchesFilter(published, { query, category: published.category })).toBe(true);
      }
    }),
  );
});

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

test('the address holds the search and the category, and nothing when nothing is filtered', () => {
  expect(formatFilter({ query: ' mobile money ', category: 'API' })).toBe('?q=mobile+money&categorie=API');
  expect(formatFilter({ query: '  ', category: '' })).toBe('');
  expect(formatFilter({ query: '', category: 'Développement Web' })).toBe(
    '?categorie=D%C3%A9veloppement+Web',
  );
});

test('a category the blog does not have counts as none', () => {
  expect(parseFilter('?q=ci&categorie=Cuisine', articleCategories)).toEqual({
    query: 'ci',
    category: '',
  });
  expect(parseFilter('', articleCategories)).toEqual({ query: '', category: '' });
});

test('an address shared by one visitor shows another the same list', () => {
  const query = fc.string({ unit: 'grapheme' });

  fc.assert(
    fc.property(query, fc.constantFrom('', ...articleCategories), (typed, category) => {
      expect(parseFilter(formatFilter({ query: typed, category }), articleCategories)).toEqual({
        query: typed.trim(),
        category,
      });
    }),
  );
});

test('whatever stands in the address, reading it never fails', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      expect(['', ...articleCategories]).toContain(parseFilter(search, articleCategories).category);
    }),
  );
});
