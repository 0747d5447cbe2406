import { errorsPage } from '@/content/pages/errors';
import { agency } from '@/content/agency';
import { feedWords } from '@/content/pages/blog';
import { expect, test } from 'vitest';
import { shownPages } from '@/lib/pages/pages';
import { absoluteUrl, siteOrigin } from '@/lib/seo/site-url';
import { articles } from '../support/articles';
import { allPages, exportedFiles, metaOf, openPage, publicPages } from '../support/exported-site';
import { hrefs } from '../support/read-page';

test.each(allPages())('$path is in French and tells its title once, in the head', ({ document }) => {
  expect(document.documentElement.lang).toBe('fr');
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(document.body.querySelector('title:not(svg title), meta, link[rel="canonical"]')).toBeNull();
  expect(document.head.querySelector('meta[charset="utf-8" i]')).not.toBeNull();
  expect(document.head.querySelector('meta[name="viewport"]')?.getAttribute('content')).toContain(
    'width=device-width',
  );
});

test.each(shownPages())('$path says its title, with the name of the site, and what it holds', (listed) => {
  const page = openPage(listed.path);
  const remedy = 'its page.tsx says export const metadata = pageMetadata of its address';
  expect(page.document.title, remedy).toBe(`${listed.title} | ${agency.name}`);
  expect(metaOf(page, 'description')).toBe(listed.description);
});

test.each(publicPages())('$path tells previews what it tells search engines, and names the feed', (page) => {
  const title = page.document.title.replace(/ \| .*$/, '');
  const description = metaOf(page, 'description');
  const told = [
    ['og:title', title],
    ['og:description', description],
    ['og:site_name', agency.name],
    ['og:locale', 'fr_FR'],
    ['og:type', page.path.startsWith('/blog/') ? 'article' : 'website'],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', metaOf(page, 'og:image')],
  ] as const;
  expect(told.map(([name]) => [name, metaOf(page, name)])).toEqual(told);
  expect(hrefs(page.document, 'link[rel="alternate"]')).toEqual([absoluteUrl('/feed.xml')]);
});

test.each(articles)('"$title" says its title, with the name of the blog, and what it is about', (article) => {
  const page = openPage(`/blog/${article.id}`);
  const { title, excerpt, date, updated = date, author, category } = article;
  expect(page.document.title).toBe(`${title} | ${feedWords.name}`);
  expect(metaOf(page, 'description')).toBe(excerpt);
  const told = [
    ['article:published_time', date],
    ['article:modified_time', updated],
    ['article:author', author],
    ['article:section', category],
  ] as const;
  expect(told.map(([name]) => [name, metaOf(page, name)])).toEqual(told);
});

test('the page that answers for a missing one is not indexed and claims no address', () => {
  const { document } = openPage('/404');

  const robots = [...document.querySelectorAll('meta[name="robots"]')].map((tag) =>
    tag.getAttribute('content'),
  );
  expect(robots.length).toBeGreaterThan(0);
  for (const rule of robots) expect(rule).toContain('noindex');
  expect(document.querySelector('link[rel="canonical"], meta[property="og:url"]')).toBeNull();
  expect(document.title).toBe(`${errorsPage.page.title} | ${agency.name}`);
});

test('each page has a card of its own, and no card is of none', () => {
  const cards = publicPages().map((page) => metaOf(page, 'og:image'));
  const drawn = [...exportedFiles].filter((file) => file.startsWith('/og/'));

  expect(cards.sort()).toEqual(drawn.map((file) => siteOrigin() + file).sort());
});
