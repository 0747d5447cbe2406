// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { articleFiles, articles } from '@/content/articles';
import { relatedArticles } from '@/lib/blog/articles';

function parse(html: string) {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function countWords(html: string): number {
  return parse(html).textContent?.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

test('four articles keep their addresses', () => {
  expect(articles.map(({ id }) => id)).toEqual([
    'f298dc1a-0f04-4d4d-8085-250b45dc2fe7',
    'fe391383-08e5-4c38-897a-9911d746203e',
    '7ef585a2-3c08-4334-bf0c-a02831c8a1f8',
    '334b26fb-1376-4f2c-b488-5c47ac827157',
  ]);
});

test('the one featured article is the DevOps one on CI/CD', () => {
  const featured = articles.filter((article) => article.featured);

  expect(featured).toHaveLength(1);
  expect(featured[0]).toMatchObject({ category: 'DevOps', title: expect.stringContaining('CI/CD') });
});

test('every article is of 2024 and signed by the team, no invented person', () => {
  for (const { date, author } of articles) {
    expect(date).toMatch(/^2024-/);
    expect(author).toBe('L’équipe Atelier Trame');
  }
});

test('after the featured one, articles go from the newest to the oldest', () => {
  const dates = articles.slice(1).map(({ date }) => date);

  expect(dates).toEqual([...dates].sort().reverse());
});

test('at least one article has a related one to offer', () => {
  expect(articles.some((article) => relatedArticles(article).length > 0)).toBe(true);
});

test.each(Object.entries(articleFiles))(
  '%s is a long read: 900 words and more, 1,500 with its code',
  (_, article) => {
    const prose = article.content.replace(/<pre>[\s\S]*?<\/pre>/g, '');

    expect(countWords(prose)).toBeGreaterThanOrEqual(900);
    expect(countWords(article.content)).toBeLessThanOrEqual(1500);
  },
);

test.each(Object.entries(articleFiles))('%s has headings, lists, quotes and code', (_, article) => {
  const body = parse(article.content);

  for (const part of ['h2', 'ul, ol', 'blockquote', 'pre code']) {
    expect(body.querySelector(part), part).not.toBeNull();
  }
});

test.each(Object.entries(articleFiles))('%s announces a reading time its length allows', (_, article) => {
  const minutes = Number.parseInt(article.readTime, 10);
  const words = countWords(article.content);

  expect(words / minutes).toBeGreaterThan(120);
  expect(words / minutes).toBeLessThan(300);
});

test.each(Object.entries(articleFiles))('%s links only to its own parts that exist', (_, article) => {
  const body = parse(article.content);

  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    expect(body.querySelector(`[id="${link.hash.slice(1)}"]`), link.hash).not.toBeNull();
  }
});

test.each(Object.entries(articleFiles))('%s has at least two tags, none twice', (_, { tags }) => {
  expect(tags.length).toBeGreaterThanOrEqual(2);
  expect(new Set(tags).size).toBe(tags.length);
});
