import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readWaitingScripts } from '@/lib/hosting/waiting-scripts';
import { allPages, exportedFiles, publicPages, readExported, sitePages } from '../support/exported-site';

/** Transfer sizes in bytes, brotli at its best. Goals of the site, none of which depends on the machine. */
const MOST = {
  inlineScripts: 2_000,
  repair: 700,
  page: 25_000,
  firstFlight: 14_600,
  flight: 16_000,
  react: 135_000,
};

const weightOf = (text: string) => brotliCompressSync(text).byteLength;

function inlineScripts(document: Document): string {
  return [...document.querySelectorAll('script:not([src], [type])')]
    .map(({ textContent }) => textContent)
    .join('');
}

function waitingScripts(file: string): string[] {
  return readWaitingScripts(readExported(file)).map(decodeURIComponent);
}

test.each(allPages())(
  '$path fetches no script before a sign of life, and holds next to none',
  ({ path, document }) => {
    expect(
      document.querySelectorAll('script[src], link[as="script"], link[rel="modulepreload"]'),
    ).toHaveLength(0);
    expect(weightOf(inlineScripts(document))).toBeLessThanOrEqual(
      MOST.inlineScripts + (path === '/404' ? MOST.repair : 0),
    );
  },
);

test.each(allPages())('$path holds its styles and text once, and weighs little', ({ file, document }) => {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(styles).toEqual([...new Set(styles)]);
  expect(styles.length).toBeGreaterThan(0);
  expect(document.querySelectorAll('link[rel="stylesheet"]:not([disabled])')).toHaveLength(0);
  expect(readExported(file)).not.toContain('__next_f');
  expect(weightOf(readExported(file))).toBeLessThanOrEqual(MOST.page);
});

// An article is as long as its author wants it to be.
test.each(sitePages())('$path fits in the first flight of a connection', ({ file }) => {
  expect(weightOf(readExported(file))).toBeLessThanOrEqual(MOST.firstFlight);
});

test.each(publicPages())(
  'the scripts that wait for $path are all there, and no heavier than they were',
  ({ file }) => {
    const scripts = waitingScripts(file);
    expect(scripts.filter((src) => !exportedFiles.has(src))).toEqual([]);

    const [flight = '', ...framework] = scripts;
    expect(weightOf(readExported(flight))).toBeLessThanOrEqual(MOST.flight);
    const total = framework.reduce((sum, src) => sum + weightOf(readExported(src)), 0);
    expect(total).toBeLessThanOrEqual(MOST.react);
  },
);
