import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteContent } from '@/lib/build/checks/site-content';
import { readWaitingScripts } from '@/publish/rules/waiting-scripts';
import { allPages, exportedFiles, publicPages, readExported, sitePages } from '../support/exported-site';

/**
 * Transfer sizes in bytes, brotli at its best: none may grow. The first flight of a connection holds 14,600; the page of
 * the quote, with its whole catalogue, and those of articles, as long as their authors want, take a second one. `markup` is
 * what a page weighs without its words, which are its owner's, and with as many entries as the demonstration lists; the
 * hashes of a build, other in each folder, make it 60 bytes more or less.
 */
const MOST = {
  inlineScripts: 1_680,
  formScripts: 2_720,
  page: 25_000,
  quoteMarkup: 15_000,
  markup: 11_950,
  flight: 16_000,
  react: 135_000,
  worker: 3_000,
};

/** The page of unknown addresses holds those that an owner has moved. */
const moves = 60 * Object.keys(siteContent.redirections).length;

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
  ({ document }) => {
    expect(
      document.querySelectorAll('script[src], link[as="script"], link[rel="modulepreload"]'),
    ).toHaveLength(0);
    expect(weightOf(inlineScripts(document))).toBeLessThanOrEqual(
      (document.querySelector('form[data-early]') ? MOST.formScripts : MOST.inlineScripts) + moves,
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

test('the worker is light, and so is what it says of a message', () => {
  for (const file of ['/sw.js', '/envois.js'])
    expect(weightOf(readExported(file)), file).toBeLessThanOrEqual(MOST.worker);
});

const { articles, catalogue, clients, expertise, offers, projects, services, stats } = siteContent;
const entries = [articles, catalogue, clients, expertise, offers, projects, services, stats].flat().length;
const DEMONSTRATION = { entries: 64, entryMarkup: 150 };

test.each(sitePages())('$path is as light as it can be', ({ path, file, document }) => {
  const body = document.body.cloneNode(true) as HTMLElement;
  body.querySelectorAll('script, style').forEach((code) => code.remove());
  const words = body.textContent?.replace(/\s+/g, ' ') ?? '';
  const room = DEMONSTRATION.entryMarkup * Math.max(0, entries - DEMONSTRATION.entries);

  expect(weightOf(readExported(file)) - weightOf(words)).toBeLessThanOrEqual(
    (path === '/devis' ? MOST.quoteMarkup : MOST.markup) + room,
  );
});

test.each(publicPages().filter(({ file }) => waitingScripts(file).length > 0))(
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
