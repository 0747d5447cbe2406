import { expect, test } from 'vitest';
import { getArticle, getArticles, listings, relatedArticles, summarise } from '@/lib/build/blog/articles';
import { makeArticle } from '../../support/factories';

test('an article is found by its id, and only by it', () => {
  for (const article of getArticles()) expect(getArticle(article.id)).toBe(article);
  expect(getArticle('inconnu')).toBeUndefined();
  expect(getArticle('')).toBeUndefined();
});

test('related articles are others of the same category', () => {
  const [read, near, far] = [
    makeArticle({ id: 'read' }),
    makeArticle({ id: 'near' }),
    makeArticle({ id: 'far', category: 'API' }),
  ];

  expect(relatedArticles(read, [far, read, near])).toEqual([near]);
});

test('at most three related articles show, the first of the list', () => {
  const [read, ...others] = ['a', 'b', 'c', 'd', 'e'].map((id) => makeArticle({ id }));
  if (!read) throw new Error('unreachable');

  expect(relatedArticles(read, [read, ...others]).map(({ id }) => id)).toEqual(['b', 'c', 'd']);
});

test('an article alone in its category has none', () => {
  const read = makeArticle();

  expect(relatedArticles(read, [read])).toEqual([]);
});

test('what travels with a list is never the body of an article', () => {
  const summary = summarise(makeArticle({ content: '<p>Le corps entier.</p>' }));

  expect(JSON.stringify(summary)).not.toContain('Le corps entier');
});

test('each article is listed on exactly one page of the blog, in the order of the whole', () => {
  const many = Array.from({ length: 60 }, (_, position) => makeArticle({ id: String(position) }));

  expect(listings(many).map(({ page, articles }) => [page, articles.length])).toEqual([
    [1, 24],
    [2, 24],
    [3, 12],
  ]);
  expect(listings(many).flatMap(({ articles }) => articles)).toEqual(many);
  expect(listings([]).map(({ page }) => page)).toEqual([1]);
});
