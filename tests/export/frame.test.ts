import { expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { linksAt } from '@/lib/pages';
import { phoneLines } from '@/lib/rules/phone-lines';
import { articlePages, sitePages } from '../support/exported-site';
import { plainText } from '../support/plain-text';
import { hrefs, texts } from '../support/read-page';

test.each(sitePages())(
  '$path carries the links of the bar, in the bar and in the drawer, its own marked; and there the networks that are not open yet',
  (page) => {
    for (const name of ['Navigation principale', 'Menu']) {
      const menu = page.document.querySelector(`header nav[aria-label="${name}"]`);

      expect(menu && hrefs(menu)).toEqual(linksAt('menu').map(({ href }) => href));
      expect(menu && texts(menu, 'a')).toEqual(linksAt('menu').map(({ label }) => label));
      expect(menu && hrefs(menu, '[aria-current="page"]')).toEqual(
        linksAt('menu').some(({ href }) => href === page.path) ? [page.path] : [],
      );
    }
    const networks = [...page.document.querySelectorAll('nav[aria-label="Menu"] button')];
    expect(networks.map((button) => button.getAttribute('aria-disabled'))).toEqual(
      agency.announcedNetworks.map(() => 'true'),
    );
  },
);

test.each(sitePages())(
  'the footer of $path links to its pages and to what the law asks, tells where to write, and the year',
  ({ document }) => {
    const footer = document.querySelector('footer');

    expect(footer && hrefs(footer, 'nav a')).toEqual(linksAt('footer').map(({ href }) => href));
    expect(footer && hrefs(footer, 'p a')).toEqual(linksAt('legal').map(({ href }) => href));
    expect(footer && hrefs(footer, 'address a')).toEqual([
      `mailto:${agency.email}`,
      ...phoneLines(agency).map(({ href }) => href),
    ]);
    expect(plainText(footer?.textContent)).toContain(`© ${agency.copyrightYear} ${agency.name}`);
  },
);

test.each(articlePages())('$path has neither bar nor footer', ({ document }) => {
  expect(
    document.querySelector('body > header, header nav, footer, [aria-label="Navigation principale"]'),
  ).toBeNull();
});
