import { expect, test } from 'vitest';
import { holdScripts } from '@/publish/steps/hold-scripts';

const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack-1.js"/>';
const CHUNK = '<script src="/_next/static/chunks/app/(site)/page-2.js" async=""></script>';
const POLYFILLS = '<script src="/_next/static/chunks/polyfills-3.js" noModule=""></script>';
const RUNTIME = '<script src="/_next/static/chunks/webpack-1.js" id="_R_" async=""></script>';
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const DATA = '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>';
const OWN = '<script>(function(){})()</script>';

const PAGE = `<!DOCTYPE html><html><head>${HINT}${CHUNK}</head><body>${OWN}<form></form>${POLYFILLS}${RUNTIME}${START}${DATA}</body></html>`;

test('a page keeps its own scripts and text, and names those that wait, the runtime last', () => {
  const { html, flight } = holdScripts(PAGE, 'about.html');

  const list = [
    flight?.file,
    '/_next/static/chunks/app/(site)/page-2.js',
    '/_next/static/chunks/webpack-1.js',
  ];
  expect(html).toBe(
    `<!DOCTYPE html><html><head><script type="application/json" data-waiting="">${JSON.stringify(list)}</script></head><body>${OWN}<form></form></body></html>`,
  );
});

test('what React starts from is kept in order, in a file named after what it says', () => {
  const { flight } = holdScripts(PAGE, 'about.html');
  const changed = holdScripts(PAGE.replace('react', 'preact'), 'about.html');

  expect(flight?.text).toBe(
    '(self.__next_f=self.__next_f||[]).push([0])\nself.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
  );
  expect(flight?.file).toMatch(/^\/_next\/static\/flight\/[0-9a-f]{16}\.js$/);
  expect(changed.flight?.file).not.toBe(flight?.file);
});

test('a page without a form keeps neither scripts nor data', () => {
  const { html, flight } = holdScripts(PAGE.replace('<form></form>', ''), 'about.html');

  expect([html, flight]).toEqual([`<!DOCTYPE html><html><head></head><body>${OWN}</body></html>`, undefined]);
});

test.each([
  ['the runtime is gone', PAGE.replace(RUNTIME, ''), '0 runtimes of the framework'],
  ['there are two runtimes', PAGE.replace(RUNTIME, RUNTIME + RUNTIME), '2 runtimes of the framework'],
  ['the data starts otherwise', PAGE.replace(START, ''), 'no data for React to start from'],
  ['the data is written otherwise', PAGE.replace('<script>self.', '<script nonce="x">self.'), 'left over'],
  ['a file is named otherwise', PAGE.replace('<script src=', '<script async src='), 'left over'],
])('when %s, the build stops and names the page', (_, page, message) => {
  expect(() => holdScripts(page, 'about.html')).toThrow(new RegExp(`^about.html: .*${message}`));
});
