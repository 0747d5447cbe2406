import { expect, test } from 'vitest';
import { offlinePath } from '@/lib/rules/offline';
import { allPages } from '../support/exported-site';

/** Marks for other rules and for scripts: they have no look of their own. */
const MARKS = /^(group|peer|missing-(page|article)|language-\w+|__variable_\w+)$/;

function layoutOf(path: string): string {
  if (path === '/') return 'home';
  if (path === '/404') return '404';
  if (path === offlinePath) return 'offline';
  if (path.startsWith('/blog/')) return 'reading';
  if (path === '/devis') return 'quote';
  return ['/blog', '/contact'].includes(path) ? 'forms' : 'site';
}

function classesIn(document: Document): string[] {
  return [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
}

test('one sheet serves all pages of a layout', () => {
  const sheets = new Map<string, Set<string>>();
  for (const { path, document } of allPages()) {
    const layout = sheets.get(layoutOf(path)) ?? new Set();
    sheets.set(layoutOf(path), layout.add(document.querySelector('style')?.textContent ?? ''));
  }

  expect([...sheets].map(([layout, { size }]) => `${layout}: ${size}`).sort()).toEqual([
    '404: 1',
    'forms: 1',
    'home: 1',
    'offline: 1',
    'quote: 1',
    'reading: 1',
    'site: 1',
  ]);
});

test.each(allPages())('the sheet in $path knows every class the page names', ({ document }) => {
  const sheet = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const known = sheet.replace(/\\(.)/g, '$1');

  expect(
    [...new Set(classesIn(document))].filter((name) => !MARKS.test(name) && !known.includes(`.${name}`)),
  ).toEqual([]);
});
