import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { phoneLines } from '@/lib/rules/phone-lines';
import { absoluteUrl } from '@/lib/build/seo/site-url';
import { allPages, exportedFiles } from '../support/exported-site';

test.each(allPages())('links of $path to other sites are the announced ones only', ({ document }) => {
  const outside = [
    `mailto:${site.email}`,
    ...phoneLines(site).map(({ href }) => href),
    site.linkedin,
    'https://wa.me/?text=',
    'https://www.facebook.com/sharer/sharer.php?u=',
    'https://x.com/intent/post?text=',
    'https://www.linkedin.com/sharing/share-offsite/?url=',
  ];
  // Articles cite their sources.
  const links = [...document.querySelectorAll('a[href]:not(.article-body *)')].map(
    (link) => link.getAttribute('href') ?? '',
  );
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

test('the export has no page beyond those', () => {
  const files = [...exportedFiles].filter((file) => file.endsWith('.html'));

  expect(files.sort()).toEqual(
    allPages()
      .map(({ file }) => file)
      .sort(),
  );
});
