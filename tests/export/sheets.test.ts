import { expect, test } from 'vitest';
import { listRoutes } from '@/lib/build/checks/list-files';
import { allPages } from '../support/exported-site';

/** Marks for other rules and for scripts: they have no look of their own. */
const MARKS = /^(group|peer|missing-(page|article)|language-\w+|__variable_\w+)$/;

const routes = listRoutes();

/** The folder under `app/` that a page is laid out by. */
function layoutOf(path: string): string {
  return routes[path]?.split('/')[1] ?? (path === '/404' ? path : '(reading)');
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

  expect(sheets.size).toBeGreaterThan(4);
  expect([...sheets].filter(([, { size }]) => size > 1)).toEqual([]);
});

test.each(allPages())('the sheet in $path knows every class the page names', ({ document }) => {
  const sheet = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const known = sheet.replace(/\\(.)/g, '$1');

  expect(
    [...new Set(classesIn(document))].filter((name) => !MARKS.test(name) && !known.includes(`.${name}`)),
  ).toEqual([]);
});
