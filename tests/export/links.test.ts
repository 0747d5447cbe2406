import sharp from 'sharp';
import { expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { forms } from '@/content/forms';
import { frameWords } from '@/content/frame';
import { offers } from '@/content/offers';
import { articleWords } from '@/content/pages/blog';
import { quoteWords } from '@/content/pages/devis';
import { PARTS } from '@/lib/pages/is-right-link';
import { phoneLines } from '@/lib/rules/phone-lines';
import { SHARE_NETWORKS, shareLink, type ShareNetwork } from '@/lib/rules/share/share-links';
import { absoluteUrl, siteOrigin } from '@/lib/seo/site-url';
import {
  allPages,
  exportedFiles,
  metaOf,
  openPage,
  pageFile,
  publicPages,
  readExported,
} from '../support/exported-site';
import { hrefs } from '../support/read-page';

/** What a message to the agency begins with, by the place of its link. */
const GREETINGS = [
  ...[frameWords, forms.contact, forms.quote].map(({ greeting }) => greeting),
  ...[articleWords, quoteWords].map(({ whatsapp }) => whatsapp.text.split(/[\n{]/)[0] ?? ''),
];

const networks = Object.keys(SHARE_NETWORKS).filter(
  (name) => agency.whatsapp || name !== 'whatsapp',
) as ShareNetwork[];
const outside = [
  ...(JSON.stringify(agency).match(/[^"\s]+@[^"\s]+/g) ?? []).map((address) => `mailto:${address}`),
  ...phoneLines(agency, '').map(({ href }) => href),
  ...agency.networks.map(({ href }) => href),
  ...networks.map((network) => shareLink(network, { url: '', title: '' }).replace(/=.*/, '=')),
];

test.each(allPages())('every picture, face and film that $path names is there', ({ file }) => {
  const named = readExported(file).match(/(?<!\w)\/media\/[\w.%-]+/g) ?? [];
  expect(named.map(decodeURI).filter((address) => !exportedFiles.has(address))).toEqual([]);
});

test.each(allPages())(
  'every link of $path leads somewhere: a page, a part of one, or an announced site',
  (page) => {
    // Articles cite their sources; what follows # on a page with a form is the form's to read.
    const links = [...page.document.querySelectorAll('a[href]')]
      .filter((link) => !link.closest('article') || !link.getAttribute('href')?.startsWith('http'))
      .map((link) => String(link.getAttribute('href')));
    const lost = links.filter((href) => {
      if (/^[a-z]+:/.test(href)) return !outside.some((known) => href.startsWith(known));
      const [path = '', part] = href.split('#');
      const address = path === '' ? page.path : path;
      if (!exportedFiles.has(pageFile(address)) && !exportedFiles.has(address)) return true;
      if (!part || /=/.test(part)) return false;
      return openPage(address).document.getElementById(part) === null;
    });

    expect(lost, `${page.file}: mend content/, announce it in agency.ts, or list it here`).toEqual([]);
  },
);

test('every part that a link of the content may name is on its page', () => {
  const lost = Object.entries(PARTS).flatMap(([path, parts]) =>
    parts.filter((part) => !openPage(path).document.getElementById(part)).map((part) => `${path}#${part}`),
  );
  // Without offers the home page has no prices, and their address leads to its top.
  expect(lost).toEqual(offers.length > 0 ? [] : ['/#tarifs']);
});

test('what is shared of an article is its public address', () => {
  for (const { path, document } of allPages().filter((page) => page.path.startsWith('/blog/'))) {
    const shared = hrefs(document, 'a[target="_blank"]');

    expect(shared).toHaveLength(networks.length);
    for (const href of shared) expect(href).toContain(encodeURIComponent(absoluteUrl(path as '/blog/')));
  }
});

test('the export has no page beyond those', () => {
  const files = [...exportedFiles].filter((file) => file.endsWith('.html'));

  expect(files.sort()).toEqual(
    allPages()
      .map(({ file }) => file)
      .sort(),
  );
});

test.each(publicPages())(
  'the preview of $path is a light picture of the right size, at its own address',
  async (page) => {
    const card = metaOf(page, 'og:image') ?? '';
    const {
      width,
      height,
      format,
      size = 0,
    } = await sharp(`out${card.slice(siteOrigin().length)}`).metadata();

    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(size).toBeLessThan(100_000);
    const canonical = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const address = absoluteUrl(page.path as '/');
    expect({ canonical, url: metaOf(page, 'og:url') }).toEqual({ canonical: address, url: address });
  },
);

test.each(allPages())(
  'WhatsApp opens on a sentence of its place, from every link of $path to the agency',
  ({ document }) => {
    const numbers = hrefs(document).filter((href) => /^https:\/\/wa\.me\/\d/.test(href ?? ''));
    const opened = numbers.map((href) => new URL(href ?? '').searchParams.get('text'));
    expect(opened.filter((text) => !GREETINGS.some((greeting) => text?.startsWith(greeting)))).toEqual([]);
  },
);
