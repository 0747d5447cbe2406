import { expect, test } from 'vitest';
import type { Article } from '@/content/types';
import { listings, relatedArticles } from '@/lib/build/blog/articles';
import { makeArticle } from '../../support/factories';

test('related articles are three others of the same category at most, the first of the list', () => {
  const [read, ...others] = ['a', 'b', 'c', 'd', 'e'].map((id) => makeArticle({ id })) as [
    Article,
    ...Article[],
  ];
  const far = makeArticle({ id: 'far', category: 'API' });

  expect(relatedArticles(read, [far, read, ...others]).map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  expect(relatedArticles(far, [far, read])).toEqual([]);
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
