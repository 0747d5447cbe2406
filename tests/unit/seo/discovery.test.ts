import { expect, test } from 'vitest';
import { atomFeed } from '@/lib/seo/atom-feed';
import { sitemap } from '@/lib/seo/sitemap';
import { siteOrigin } from '@/lib/seo/site-url';
import { makeArticle, makePage } from '../../support/factories';

const older = makeArticle();
const newer = makeArticle({
  id: '22222222-2222-4222-9222-222222222222',
  date: '2024-05-01',
  updated: '2030-01-02',
});

test('a page of the sitemap is dated by its content, the list of articles by the last of them', () => {
  const pages = [makePage('/'), makePage('/blog')];
  const entries = [...sitemap(pages, [older, newer]).matchAll(/<url>(.*)<\/url>/g)].map(([, entry]) => entry);

  // In the order of the schema: what is not the sitemap's own comes last.
  const entry = (path: string, changed: string, card: string) =>
    `<loc>${siteOrigin()}${path}</loc><lastmod>${changed}</lastmod><image:image><image:loc>${siteOrigin()}/og/${card}.jpg</image:loc></image:image>`;
  expect(entries).toEqual([
    entry('/', '2024-05-02', 'home'),
    entry('/blog', '2030-01-02', 'blog'),
    entry(`/blog/${older.id}`, '2024-03-15', `blog-${older.id}`),
    entry(`/blog/${newer.id}`, '2030-01-02', `blog-${newer.id}`),
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

test('a feed grows no heavier with the blog: the oldest make room', () => {
  const many = Array.from({ length: 40 }, (_, day) =>
    makeArticle({ id: `${day}`, date: new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10) }),
  );
  const ids = [...atomFeed(many).matchAll(/<id>urn:uuid:(\d+)/g)].map(([, id]) => Number(id));
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([30, 39, 10]);
});

test('markup in a title or a tag is a text to whoever reads the feed', () => {
  const feed = atomFeed([makeArticle({ title: 'R&D <b>"ici"</b>', tags: ['A&B', 'DevOps'] })]);
  expect(feed).toContain('<title>R&amp;D &lt;b&gt;&quot;ici&quot;&lt;/b&gt;</title>');
  expect(feed.match(/<category [^>]+>/g)).toEqual([
    '<category term="DevOps"/>',
    '<category term="A&amp;B"/>',
  ]);
});
