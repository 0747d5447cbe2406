import { expect, test } from 'vitest';
import type { Article } from '@/content/types';
import { relatedArticles } from '@/lib/rules/blog/articles';
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
