import { expect, test } from 'vitest';
import { holdScriptsOf } from '@/publish/steps/hold-scripts';

const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/webpack-1.js"/>';
const CHUNK = '<script src="/_next/static/chunks/app/(site)/page-2.js" async=""></script>';
const POLYFILLS = '<script src="/_next/static/chunks/polyfills-3.js" noModule=""></script>';
const RUNTIME = '<script src="/_next/static/chunks/webpack-1.js" id="_R_" async=""></script>';
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const DATA = '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>';
const OWN = '<script>(function(){})()</script>';

const PAGE = `<!DOCTYPE html><html><head>${HINT}${CHUNK}</head><body>${OWN}<p>Bonjour</p>${POLYFILLS}${RUNTIME}${START}${DATA}</body></html>`;

test('a page keeps its own scripts and text, and names those that wait, the runtime last', () => {
  const { html, flightFile } = holdScriptsOf(PAGE, 'about.html');

  const list = [
    `/${flightFile}`,
    '/_next/static/chunks/app/(site)/page-2.js',
    '/_next/static/chunks/webpack-1.js',
  ];
  expect(html).toBe(
    `<!DOCTYPE html><html><head><script type="application/json" data-waiting="">${JSON.stringify(list)}</script></head><body>${OWN}<p>Bonjour</p></body></html>`,
  );
});

test('what React starts from is kept in order, in a file named after what it says', () => {
  const { flight, flightFile } = holdScriptsOf(PAGE, 'about.html');
  const changed = holdScriptsOf(PAGE.replace('react', 'preact'), 'about.html');

  expect(flight).toBe(
    '(self.__next_f=self.__next_f||[]).push([0])\nself.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
  );
  expect(flightFile).toMatch(/^_next\/static\/flight\/[0-9a-f]{16}\.js$/);
  expect(changed.flightFile).not.toBe(flightFile);
});

test.each([
  ['the runtime is gone', PAGE.replace(RUNTIME, ''), '0 runtimes of the framework'],
  ['there are two runtimes', PAGE.replace(RUNTIME, RUNTIME + RUNTIME), '2 runtimes of the framework'],
  ['the data starts otherwise', PAGE.replace(START, ''), 'no data for React to start from'],
  ['the data is written otherwise', PAGE.replace('<script>self.', '<script nonce="x">self.'), 'left over'],
  ['a file is named otherwise', PAGE.replace('<script src=', '<script async src='), 'left over'],
])('when %s, the build stops and names the page', (_, page, message) => {
  expect(() => holdScriptsOf(page, 'about.html')).toThrow(message);
  expect(() => holdScriptsOf(page, 'about.html')).toThrow('about.html');
});
