import { expect, onTestFinished, test } from 'vitest';
import sitemap from '@/app/sitemap';
import { pages } from '@/content/pages';
import { articleWords, feedWords } from '@/content/pages/blog';
import type { Article, Page } from '@/content/types';
import { atomFeed } from '@/lib/seo/atom-feed';
import { getPage } from '@/lib/pages/pages';
import { absoluteUrl } from '@/lib/seo/site-url';
import { getArticles } from '@/lib/articles/site-articles';
import { makeArticle } from '../../support/factories';

const older = makeArticle();
const newer = makeArticle({
  id: '22222222-2222-4222-9222-222222222222',
  date: '2024-05-01',
  updated: '2030-01-02',
});

test('the sitemap holds every page and article by the day it changed, the blog by that of its last article', () => {
  const articles = getArticles() as Article[];
  articles.push(newer);
  onTestFinished(() => void articles.pop());

  const shown = pages.filter((page: Page) => page.isShown !== false);
  expect(sitemap()).toEqual([
    ...shown.map(({ path, updated }) => ({
      url: absoluteUrl(path),
      lastModified: path === '/blog' ? '2030-01-02' : updated,
    })),
    ...articles.map(({ id, date, updated }) => ({
      url: absoluteUrl(`/blog/${id}`),
      lastModified: updated ?? date,
    })),
  ]);
});

test('the feed lists the newest first, and was updated with the last change of any', () => {
  const feed = atomFeed([older, newer]);
  expect(feed.indexOf(newer.id)).toBeLessThan(feed.indexOf(older.id));
  expect(feed.match(/<updated>[^<]+/g)).toEqual([
    '<updated>2030-01-02T00:00:00Z',
    '<updated>2030-01-02T00:00:00Z',
    '<updated>2024-03-15T00:00:00Z',
  ]);
});

test('a feed of no article still says when the blog last changed', () => {
  expect(atomFeed([]).match(/<updated>[^<]+/g)).toEqual([`<updated>${getPage('/blog').updated}T00:00:00Z`]);
});

test('a feed says what was read again, and markup in a title is a text to whoever reads it', () => {
  const feed = atomFeed([makeArticle({ title: 'R&D <b>"ici"</b>', updated: '2024-06-01' })]);
  expect(feed).toContain(`15\u00a0mars\u00a02024, ${articleWords.revised} 1\u00a0juin\u00a02024`);
  expect(feed).toContain('<title>R&amp;D &lt;b&gt;&quot;ici&quot;&lt;/b&gt;</title>');
});

test('an owner’s own words leave a feed whole', () => {
  const { read } = feedWords;
  onTestFinished(() => void (feedWords.read = read));
  feedWords.read = 'Lire & relire';
  expect(atomFeed([makeArticle()])).toContain('>Lire &amp; relire</a>');
});
