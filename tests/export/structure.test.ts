import { expect, test } from 'vitest';
import { allPages } from '../support/exported-site';

function headingLevels(root: ParentNode): number[] {
  return [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
}

function visibleText(document: Document): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  body.querySelectorAll('script, pre, code').forEach((element) => element.remove());
  return body.textContent ?? '';
}

test.each(allPages())('$path has one title, then headings that skip no level', ({ document }) => {
  const levels = headingLevels(document);

  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, position) => {
    expect(level).toBeLessThanOrEqual((levels[position - 1] ?? 0) + 1);
  });
});

test.each(allPages())('on $path, no id is given twice', ({ document }) => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);

  expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([]);
});

test.each(allPages())('$path holds no inline style and no inline handler', ({ document }) => {
  expect([...document.querySelectorAll('[style]')].map(({ outerHTML }) => outerHTML)).toEqual([]);

  const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on')),
  );
  expect(handlers).toEqual([]);
});

test.each(allPages())(
  'every picture of $path keeps its place and has a text, be it empty',
  ({ document }) => {
    for (const image of document.querySelectorAll('img')) {
      expect(Number(image.getAttribute('width')), image.outerHTML).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height')), image.outerHTML).toBeGreaterThan(0);
      expect(image.hasAttribute('alt'), image.outerHTML).toBe(true);
    }
  },
);

test.each(allPages())('every field of $path has a label', ({ document }) => {
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden]), select, textarea:not([hidden])',
  )) {
    expect(field.labels?.length, field.outerHTML).toBeGreaterThan(0);
  }
});

test.each(allPages())('every label or description $path refers to exists', ({ document }) => {
  for (const attribute of ['aria-labelledby', 'aria-describedby', 'for']) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      for (const id of element.getAttribute(attribute)?.split(/\s+/) ?? []) {
        expect(document.getElementById(id), `${attribute}="${id}"`).not.toBeNull();
      }
    }
  }
});

test.each(allPages())('$path leaves nothing to be filled in', ({ document }) => {
  const text = visibleText(document);

  expect(text.match(/\{\w+\}|\bundefined\b|\bNaN\b|\[object |lorem ipsum|\bTODO\b/i)).toBeNull();
});
