import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/seo/site-url';
import {
  allPages,
  exportedFiles,
  fileOf,
  openPage,
  publicPages,
  readExported,
} from '../support/exported-site';

const addresses = new Set(publicPages().map(({ path }) => path));

/** Every file a page asks the browser for, each candidate of a `srcset` included. */
function assetsOf(document: Document): string[] {
  const attributes: [selector: string, attribute: string][] = [
    ['script[src], img[src], source[src], video[src], audio[src], iframe[src]', 'src'],
    ['link[href]:not([rel="canonical"], [rel="alternate"])', 'href'],
    ['video[poster]', 'poster'],
    ['use, image', 'href'],
  ];
  const single = attributes.flatMap(([selector, attribute]) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? ''),
  );
  const candidates = [...document.querySelectorAll('[srcset], [imagesrcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '')
      .split(',')
      .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  );
  return [...single, ...candidates];
}

function isExported(asset: string): boolean {
  return exportedFiles.has(decodeURIComponent(asset.replace(/[?#].*/, '')));
}

test.each(allPages())(
  'every script, style, font and picture $path asks for is in the export',
  ({ document }) => {
    const assets = assetsOf(document);

    expect(assets.length).toBeGreaterThan(5);
    expect(assets.filter((asset) => !isExported(asset))).toEqual([]);
  },
);

test.each(allPages())('$path asks no other site for anything', ({ document }) => {
  expect(assetsOf(document).filter((asset) => !/^\/(?!\/)/.test(asset))).toEqual([]);
});

test('every file the styles ask for is in the export', () => {
  const sheets = [...exportedFiles].filter((file) => file.endsWith('.css'));
  const urls = sheets.flatMap((sheet) =>
    [...readExported(sheet).matchAll(/url\(["']?([^"')]+)["']?\)/g)]
      .map(([, url = '']) => url)
      .filter((url) => !url.startsWith('data:'))
      .map((url) => new URL(url, `http://site${sheet}`)),
  );

  expect(sheets.length).toBeGreaterThan(0);
  expect(urls.filter(({ host }) => host !== 'site')).toEqual([]);
  expect(urls.filter(({ pathname }) => !isExported(pathname)).map(String)).toEqual([]);
});

test.each(allPages())(
  'every link of $path to this site leads to a page, and to a part of it that exists',
  (page) => {
    for (const link of page.document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      if (/^(https?:|mailto:|tel:)/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${page.path}`);
      const target = href.startsWith('#') ? page.path : pathname;

      expect(href.startsWith('#') || addresses.has(target), href).toBe(true);
      if (hash) expect(openPage(target).document.getElementById(hash.slice(1)), href).not.toBeNull();
    }
  },
);

test.each(allPages())('links of $path to other sites are the announced ones only', ({ document }) => {
  const outside = [
    `mailto:${site.email}`,
    `https://wa.me/${site.whatsapp}`,
    site.linkedin,
    'https://wa.me/?text=',
    'https://www.facebook.com/sharer/sharer.php?u=',
    'https://x.com/intent/post?text=',
    'https://www.linkedin.com/sharing/share-offsite/?url=',
  ];
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const leaving = links.filter((href) => /^[a-z]+:/.test(href));

  expect(leaving.filter((href) => !outside.some((known) => href.startsWith(known)))).toEqual([]);
});

test('what is shared of an article is its public address', () => {
  for (const { path, document } of allPages().filter((page) => page.path.startsWith('/blog/'))) {
    const shared = [...document.querySelectorAll('a[target="_blank"]')].map((link) =>
      link.getAttribute('href'),
    );

    expect(shared).toHaveLength(4);
    for (const href of shared) expect(href).toContain(encodeURIComponent(absoluteUrl(path)));
  }
});

test('every address has its file, and the site a 404 page', () => {
  for (const path of [...addresses, '/404']) expect(exportedFiles.has(fileOf(path)), path).toBe(true);
});

test('the export has no page beyond those', () => {
  const files = [...exportedFiles].filter((file) => file.endsWith('.html'));

  expect(files.sort()).toEqual([...addresses, '/404'].map(fileOf).sort());
});
