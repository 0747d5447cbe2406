import { expect, test } from 'vitest';
import { articles } from '@/content/articles';
import { absoluteUrl } from '@/lib/seo/site-url';
import { allPages, articlePages, metaOf, openPage, publicPages, sitePages } from '../support/exported-site';

test.each(allPages())('$path is in French and tells its title once, in the head', ({ document }) => {
  expect(document.documentElement.lang).toBe('fr');
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(document.body.querySelector('title:not(svg title), meta, link[rel="canonical"]')).toBeNull();
  expect(document.head.querySelector('meta[charset="utf-8" i]')).not.toBeNull();
  expect(document.head.querySelector('meta[name="viewport"]')?.getAttribute('content')).toContain(
    'width=device-width',
  );
});

test('no two pages share a title, a description or an address', () => {
  const pages = publicPages();

  for (const read of [
    pages.map(({ document }) => document.title),
    pages.map((page) => metaOf(page, 'description')),
    pages.map(({ document }) => document.querySelector('link[rel="canonical"]')?.getAttribute('href')),
  ]) {
    expect(new Set(read).size).toBe(pages.length);
  }
});

test.each(sitePages())('the title of $path ends with the name of the site', ({ document }) => {
  expect(document.title).toMatch(/^[^|]+ \| Atelier Trame$/);
});

test.each(articlePages())(
  'the title of $path is the one of the article, with the name of the blog',
  (page) => {
    const article = articles.find(({ id }) => page.path.endsWith(id));

    expect(page.document.title).toBe(`${article?.title} | Blog Atelier Trame`);
    expect(metaOf(page, 'description')).toBe(article?.excerpt);
  },
);

test.each(publicPages())('$path says its own address and may be indexed', (page) => {
  const canonical = page.document.querySelectorAll('link[rel="canonical"]');

  expect([...canonical].map((link) => link.getAttribute('href'))).toEqual([absoluteUrl(page.path)]);
  expect(metaOf(page, 'robots')).toBeUndefined();
  expect(metaOf(page, 'description')?.length).toBeGreaterThan(60);
});

test.each(publicPages())('$path has a complete preview, every address absolute', (page) => {
  const title = page.document.title.replace(/ \| .*$/, '');
  const description = metaOf(page, 'description');
  const card = metaOf(page, 'og:image') ?? '';

  expect(card).toMatch(/^https:\/\/[^/]+\/og\/[a-z-]+\.jpg$/);
  expect(card.startsWith(absoluteUrl('/og/'))).toBe(true);
  const told = [
    ['og:title', title],
    ['og:description', description],
    ['og:url', absoluteUrl(page.path)],
    ['og:site_name', 'Atelier Trame'],
    ['og:locale', 'fr_FR'],
    ['og:type', page.path.startsWith('/blog/') ? 'article' : 'website'],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', card],
  ] as const;
  expect(told.map(([name]) => [name, metaOf(page, name)])).toEqual(told);
  expect(metaOf(page, 'og:image:alt')).toBeTruthy();
});

test.each(articlePages())(
  '$path tells previews when, by whom and in which category it was written',
  (page) => {
    const article = articles.find(({ id }) => page.path.endsWith(id));

    expect(metaOf(page, 'article:published_time')).toBe(article?.date);
    expect(metaOf(page, 'article:author')).toBe(article?.author);
    expect(metaOf(page, 'article:section')).toBe(article?.category);
  },
);

test('the page that answers for a missing one is not indexed and claims no address', () => {
  const { document } = openPage('/404');

  const robots = [...document.querySelectorAll('meta[name="robots"]')].map((tag) =>
    tag.getAttribute('content'),
  );
  expect(robots.length).toBeGreaterThan(0);
  for (const rule of robots) expect(rule).toContain('noindex');
  expect(document.querySelector('link[rel="canonical"], meta[property="og:url"]')).toBeNull();
  expect(document.title).toBe('Page introuvable | Atelier Trame');
});
