import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { allPages, readExported } from '../support/exported-site';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'heading-level': ['error', { allowMultipleH1: false, minInitialRank: 'h1' }],
    'no-dup-id': 'error',
    'no-inline-style': ['error', { allowedProperties: [] }],
    'input-missing-label': 'error',
    'no-missing-references': 'error',
  },
});

test.each(allPages())('an HTML validator finds nothing to say about $path', async ({ file }) => {
  const { results } = await validator.validateString(readExported(file));

  const said = results.flatMap(({ messages }) => messages);
  expect(said.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});

test.each(allPages())(
  '$path holds no inline handler, keeps the place of its pictures, each with a text, be it empty, and leaves nothing to be filled in',
  ({ document }) => {
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
    for (const image of document.querySelectorAll('img')) {
      expect(Number(image.getAttribute('width')), image.outerHTML).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height')), image.outerHTML).toBeGreaterThan(0);
      expect(image.hasAttribute('alt'), image.outerHTML).toBe(true);
      const isFirst = image.getAttribute('fetchpriority') === 'high';
      expect(image.getAttribute('loading'), image.outerHTML).toBe(isFirst ? 'eager' : 'lazy');
    }
    expect(document.querySelectorAll('img[fetchpriority]').length).toBeLessThanOrEqual(2);
    // Without styles, a drawing is as large as it says.
    for (const drawing of document.querySelectorAll('svg:not([width="100%"])')) {
      expect(Number(drawing.getAttribute('width')), drawing.outerHTML).toBeGreaterThan(0);
      expect(Number(drawing.getAttribute('width')), drawing.outerHTML).toBeLessThan(64);
    }
    const body = document.body.cloneNode(true) as HTMLElement;
    body.querySelectorAll('script, pre, code').forEach((element) => element.remove());
    // Elements that stand one beside the other are words apart.
    const said = body.innerHTML.replace(/<[^>]+>/g, ' ');
    expect(said.match(/\{\w+\}|\bundefined\b|\bNaN\b|\[object |lorem ipsum|\bTODO\b/i)).toBeNull();
  },
);
