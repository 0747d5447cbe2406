import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readWaitingScripts } from '@/publish/rules/waiting-scripts';
import { allPages, exportedFiles, publicPages, readExported, sitePages } from '../support/exported-site';

/**
 * Transfer sizes in bytes, brotli at its best: none may grow. The goals are 2,000 for the inline scripts and 14,600, what
 * the first flight of a connection holds, for a page.
 */
const MOST = {
  inlineScripts: 3_100,
  repair: 700,
  page: 25_000,
  smallPage: 17_800,
  flight: 16_000,
  react: 135_000,
};

const weights = new Map<string, number>();

/** Pages share their scripts: each text is compressed once. */
function weightOf(text: string): number {
  const weight = weights.get(text) ?? brotliCompressSync(text).byteLength;
  weights.set(text, weight);
  return weight;
}

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
test.each(sitePages())('$path stays as light as it is', ({ file }) => {
  expect(weightOf(readExported(file))).toBeLessThanOrEqual(MOST.smallPage);
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
