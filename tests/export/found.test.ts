import { expect, test } from 'vitest';
import { articleWords } from '@/content/pages/blog';
import { absoluteUrl } from '@/lib/seo/site-url';
import { articles } from '../support/articles';
import { exportedFiles, openPage, readExported } from '../support/exported-site';

function parseXml(file: string): Document {
  const document = new DOMParser().parseFromString(readExported(file), 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

function textsOf(root: Document | Element, name: string): string[] {
  return [...root.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
}

test('search engines may read everything, and are led to the sitemap', () => {
  const robots = readExported('/robots.txt');
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/\n\n/);
  expect(robots).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}\n`);
  // What it holds: tests/unit/seo/discovery.test.ts.
  expect(textsOf(parseXml('/sitemap.xml'), 'loc')).toContain(absoluteUrl('/'));
});

test('the feed has what RFC 4287 asks of a feed and of each entry', () => {
  const feed = parseXml('/feed.xml');
  const entries = [...feed.getElementsByTagName('entry')];
  const links = [...feed.querySelectorAll('feed > link')].map((link) => [
    link.getAttribute('rel'),
    link.getAttribute('href'),
  ]);

  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(links).toEqual([
    ['self', absoluteUrl('/feed.xml')],
    ['alternate', absoluteUrl('/blog')],
  ]);
  for (const element of [feed.documentElement, ...entries]) {
    for (const name of ['id', 'title', 'updated', 'author']) {
      const own = [...element.children].filter(({ tagName }) => tagName === name);
      expect(own, name).toHaveLength(1);
    }
  }
  expect(entries).toHaveLength(articles.length);
  expect(readExported('/feed.xml')).toContain('<?xml-stylesheet type="text/css" href="/feed.css"?>');
  expect(exportedFiles.has('/feed.css')).toBe(true);

  for (const date of [...textsOf(feed, 'updated'), ...textsOf(feed, 'published')]) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
  }
});

test.each(articles)('the table of contents of "$title" leads to each of its sections', ({ id, content }) => {
  const { document } = openPage(`/blog/${id}`);
  const links = [...document.querySelectorAll(`nav[aria-label="${articleWords.contents}"] a`)];

  const sections = [...content.matchAll(/<h2 id="([^"]+)"/g)].map(([, section]) => `#${section}`);

  // A text of one or two sections needs none.
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sections.length < 3 ? [] : sections);
});
