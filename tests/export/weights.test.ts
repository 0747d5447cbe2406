import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { agency, toConfirm } from '@/content/agency';
import type { RoutePath } from '@/content/pages';
import { redirections } from '@/content/redirections';
import { readDeferredScripts } from '@/publish/pages/defer-scripts';
import { allPages, exportedFiles, publicPages, readExported } from '../support/exported-site';

/**
 * Transfer sizes in bytes, brotli at its best. What a page is made with, its styles and early scripts, may not grow unnoticed:
 * each limit is what it weighs and a little for the names in a build, other in each folder and with each bundler. Its words
 * may: a page that is read keeps to the first flight of a connection; those with a form and articles, as long as their authors
 * want, take a second one.
 */
const MOST = { flight: 14_600, page: 26_000, data: 21_000, react: 139_500 };

/** Styles and early scripts, by page. */
const MADE_WITH: Partial<Record<RoutePath | '/404', number>> & { other: number } = {
  '/': 7_330,
  '/blog': 6_780,
  '/contact': 10_820,
  '/devis': 15_360,
  '/404': 5_120,
  other: 6_040,
};

/** Whoever has put a name of their own here lets their pages weigh what they say. */
const isOurs = toConfirm.includes('name');

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

function textsOf(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test.each(allPages())('$path fetches no script before a touch, nor a style', ({ document, file }) => {
  const fetched = 'script[src], link[as="script"], link[rel="modulepreload"]';
  expect(document.querySelectorAll(`${fetched}, link[rel="stylesheet"]:not([disabled])`)).toHaveLength(0);
  expect(readExported(file)).not.toContain('__next_f');
});

test.each(allPages())(
  '$path holds its styles and text once, and weighs little',
  ({ path, file, document }) => {
    const [styles = '', ...more] = textsOf(document, 'style');
    expect(more).toEqual([]);
    const scripts = textsOf(document, 'script:not([src], [type])').join('');
    const newer = 'iPhones before iOS 16.4 read no lookbehind: with one, a whole script is lost to them';
    expect(scripts, newer).not.toMatch(/\(\?<[=!]/);
    // The page of unknown addresses holds those that an owner has moved; what is announced comes with its own script.
    const own = 60 * Object.keys(redirections).length + 150 * Math.sign(agency.notices.length);
    expect(
      weightOf(styles + scripts) - own,
      'styles and early scripts grew: see what came in with « git diff », and raise MADE_WITH in this file if every visitor shall pay for it',
    ).toBeLessThanOrEqual(MADE_WITH[path as RoutePath] ?? MADE_WITH.other);
    const isRead = isOurs && !path.startsWith('/blog/') && !document.querySelector('form[data-form]');
    const most = isRead ? 'flight' : 'page';
    expect(
      weightOf(readExported(file)),
      `${path} says more than ${isRead ? 'the first flight of a connection holds' : 'two flights hold'}: say less on it, or raise MOST.${most} in this file`,
    ).toBeLessThanOrEqual(MOST[most]);
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
    expect(weightOf(readExported(flight)), `data for React ${advice}`).toBeLessThanOrEqual(MOST.data);
    const total = framework.reduce((sum, src) => sum + weightOf(readExported(src)), 0);
    expect(total, `React and the form ${advice}`).toBeLessThanOrEqual(MOST.react);
  },
);
