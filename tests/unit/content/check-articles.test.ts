import { expect, test } from 'vitest';
import { mistakesOf } from '../../support/content-mistakes';
import { makeArticle } from '../../support/factories';

const featured = makeArticle({ featured: true });
const links =
  '<p><a href="/contact">Écrire</a>, <a href="#suite">lire</a>, <a href="https://a.example">voir</a></p>';

test.each([
  ['an id that is no UUID v4', { id: 'ci-cd' }, '"id" must be a lower-case UUID v4'],
  [
    'an id in upper case',
    { id: 'F298DC1A-0F04-4D4D-8085-250B45DC2FE7' },
    '"id" must be a lower-case UUID v4',
  ],
  ['an empty title', { title: '  ' }, '"title" is empty'],
  ['an empty excerpt', { excerpt: '' }, '"excerpt" is empty'],
  ['an empty body', { content: '\n' }, '"content" is empty'],
  ['an empty author', { author: '' }, '"author" is empty'],
  ['an empty tag', { tags: ['Web', ''] }, '"tags[1]" is empty'],
  ['no tag', { tags: [] }, '"tags" is empty'],
  ['a French date', { date: '15/03/2024' }, '"date" must be a real date written YYYY-MM-DD'],
  ['a day that does not exist', { date: '2024-02-30' }, '"date" must be a real date written YYYY-MM-DD'],
  [
    'a change before it was written',
    { date: '2024-03-15', updated: '2024-03-14' },
    '"updated" must be a real date, no earlier than "date"',
  ],
  ['a reading time in words', { readTime: 'huit minutes' }, '"readTime" must look like "8 min"'],
  ['a category the blog does not have', { category: 'Cuisine' }, '"category" is not a category of the blog'],
  ['a script', { content: '<script>alert(1)</script>' }, '"content" has a script, a handler or an h1'],
  ['a handler', { content: '<p onclick="x()">a</p>' }, '"content" has a script, a handler or an h1'],
  ['a second h1', { content: '<h1>Titre</h1>' }, '"content" has a script, a handler or an h1'],
  [
    'a picture that does not exist',
    { image: { picture: 'x', alt: 'a' } },
    '"image.picture" names no picture: x',
  ],
  ['a picture without a text', { image: { picture: 'hero', alt: '' } }, '"image.alt" is empty'],
  ['a link to nowhere', { content: '<a href="/tarifs">Tarifs</a>' }, '"content" leads nowhere: /tarifs'],
  ['a link without its slash', { content: '<a href="services">a</a>' }, '"content" leads nowhere: services'],
] as const)('an article with %s is named by its file and field', (_, wrong, message) => {
  const article = { ...featured, ...wrong } as typeof featured;

  expect(mistakesOf({ articles: { 'ci-cd.ts': article } })).toEqual([
    `content/articles/ci-cd.ts: ${message}`,
  ]);
});

test('an article may link to pages, to its own parts and to other sites', () => {
  expect(mistakesOf({ articles: { 'a.ts': makeArticle({ featured: true, content: links }) } })).toEqual([]);
});

test('two articles at one address are told apart by file', () => {
  expect(mistakesOf({ articles: { 'a.ts': featured, 'b.ts': makeArticle() } })).toEqual([
    `content/articles/b.ts: "id" is used twice: ${featured.id}`,
  ]);
});

test.each([
  [0, [false, false]],
  [2, [true, true]],
])('%i featured articles are a mistake', (count, [first, second]) => {
  const articles = {
    'a.ts': makeArticle({ featured: first }),
    'b.ts': makeArticle({ featured: second, id: '22222222-2222-4222-9222-222222222222' }),
  };

  expect(mistakesOf({ articles })).toEqual([
    `content/articles/index.ts: "featured" must be true for exactly one article, not ${count}`,
  ]);
});
