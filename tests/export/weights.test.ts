import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { agency, toConfirm } from '@/content/agency';
import type { RoutePath } from '@/content/pages';
import { redirections } from '@/content/redirections';
import { readDeferredScripts } from '@/publish/pages/defer-scripts';
import { allPages, exportedFiles, publicPages, readExported } from '../support/exported-site';

/**
 * Transfer sizes in bytes, brotli at its best: none may grow. The first flight of a connection holds 14,600; the page of the
 * quote, with its whole catalogue, and those of articles, as long as their authors want, take a second one. The hashes of a
 * build, other in each folder, make a page 60 bytes more or less; the names that Turbopack gives, up to 150 bytes more, and
 * its chunks of React 1.5 kB.
 */
const MOST = { inlineScripts: 2_000, formScripts: 5_800, flight: 20_080, react: 137_400, page: 25_000 };

/** What each page weighed when it was last weighed on purpose; an owner's own words and lists may make it heavier. */
const WEIGHED: Partial<Record<RoutePath | '/404', number>> = {
  '/': 14_400,
  '/about': 11_210,
  '/services': 12_985,
  '/portfolio': 11_820,
  '/blog': 11_910,
  '/devis': 24_960,
  '/contact': 17_520,
  '/404': 8_280,
};

const names = [...exportedFiles].some((file) => file.includes('/turbopack-')) ? 150 : 0;

/** Whoever has put a name of their own here lets their pages weigh what they say. */
const isAsWeighed = toConfirm.includes('name');

/** What is announced is in most pages. */
const announced = 150 * agency.notices.length;

const weights = new Map<string, number>();

/** Pages share their scripts: each text is compressed once. */
function weightOf(text: string): number {
  const weight = weights.get(text) ?? brotliCompressSync(text).byteLength;
  weights.set(text, weight);
  return weight;
}

function deferredScripts(file: string): string[] {
  return readDeferredScripts(readExported(file)).map(decodeURIComponent);
}

test.each(allPages())('$path fetches no script before a touch, and holds next to none', ({ document }) => {
  const fetched = document.querySelectorAll('script[src], link[as="script"], link[rel="modulepreload"]');
  expect(fetched).toHaveLength(0);
  const held = [...document.querySelectorAll('script:not([src], [type])')].map(
    ({ textContent }) => textContent,
  );
  const newer = 'iPhones before iOS 16.4 read no lookbehind: with one, a whole script is lost to them';
  expect(held.join(''), newer).not.toMatch(/\(\?<[=!]/);
  const most = document.querySelector('form[data-form]') ? MOST.formScripts : MOST.inlineScripts;
  // The page of unknown addresses holds those that an owner has moved; what is announced comes with its own script.
  expect(
    weightOf(held.join('')),
    'early scripts grew: see what an *.early.ts now calls, and raise MOST in this file if every visitor shall pay for it',
  ).toBeLessThanOrEqual(
    most + 60 * Object.keys(redirections).length + 120 * Math.sign(agency.notices.length),
  );
});

test.each(allPages())(
  '$path holds its styles and text once, and weighs little',
  ({ path, file, document }) => {
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    expect(styles).toHaveLength(1);
    expect(document.querySelectorAll('link[rel="stylesheet"]:not([disabled])')).toHaveLength(0);
    expect(readExported(file)).not.toContain('__next_f');
    expect(
      weightOf(readExported(file)),
      `${path} grew: see what came in with « git diff », and raise its line in this file if it is worth it`,
    ).toBeLessThanOrEqual(((isAsWeighed && WEIGHED[path as RoutePath]) || MOST.page) + names + announced);
  },
);

test.each(publicPages().filter(({ document }) => document.querySelector('form[data-form]')))(
  'the scripts that wait for a touch on $path are all there, and no heavier than they were',
  ({ file }) => {
    const scripts = deferredScripts(file);
    expect(scripts.filter((src) => !exportedFiles.has(src))).toEqual([]);
    // Once each, though several pages name them.
    const hint = '//# allFunctionsCalledOnLoad\n';
    expect(scripts.filter((src) => readExported(src).lastIndexOf(hint) !== 0)).toEqual([]);

    const [flight = '', ...framework] = scripts;
    const advice =
      'grew: see what came into islands and their props with « git diff », and raise MOST in this file if it is worth it';
    expect(weightOf(readExported(flight)), `data for React ${advice}`).toBeLessThanOrEqual(
      (isAsWeighed ? MOST.flight : MOST.page) + names,
    );
    const total = framework.reduce((sum, src) => sum + weightOf(readExported(src)), 0);
    expect(total, `React and the form ${advice}`).toBeLessThanOrEqual(MOST.react + 10 * names);
  },
);
