import { expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { frameWords } from '@/content/frame';
import { homePage } from '@/content/pages/home';
import { linksAt } from '@/lib/pages/pages';
import { phoneLines } from '@/lib/rules/phone-lines';
import { sitePages } from '../support/exported-site';
import { plainText } from '../support/plain-text';
import { hrefs, texts } from '../support/read-page';

test.each(sitePages())(
  '$path carries the links of the bar, in the bar and in the drawer, its own marked; and there the next step, and the networks that are not open yet',
  ({ path, document }) => {
    const header = document.querySelector('header') ?? document;
    const [links, { href, label }] = [linksAt('menu'), homePage.hero.primary];
    const [paths, names] = [links.map((link) => link.href), links.map((link) => link.label)];
    expect(hrefs(header)).toEqual(['/', ...paths, ...paths, href]);
    expect(texts(header, 'a')).toEqual([agency.name, ...names, ...names, label]);
    const { navigation, menu } = frameWords;
    for (const name of [navigation, menu.label]) {
      const marked = hrefs(header, `nav[aria-label="${name}"] a[aria-current="page"]`);
      expect([name, marked]).toEqual([name, paths.filter((each) => each === path)]);
    }
    expect(texts(header, `[aria-label="${menu.networks}"] button[aria-disabled="true"]`)).toEqual(
      agency.announcedNetworks,
    );
  },
);

test.each(sitePages())(
  'the footer of $path links to its pages and to what the law asks, tells where to write, and the year',
  ({ document }) => {
    const footer = document.querySelector('footer');

    expect(footer && hrefs(footer, 'nav a')).toEqual(linksAt('footer').map(({ href }) => href));
    expect(footer && hrefs(footer, 'p a')).toEqual(linksAt('legal').map(({ href }) => href));
    expect(footer && hrefs(footer, 'address a'), 'mend « ways » of site-footer.tsx, or this list').toEqual([
      `mailto:${agency.email}`,
      ...phoneLines(agency, frameWords.greeting).map(({ href }) => href),
    ]);
    expect(plainText(footer?.textContent)).toContain(`© ${agency.copyrightYear} ${agency.name}`);
  },
);
