import { expect, test } from 'vitest';
import { articlePages, sitePages } from '../support/exported-site';
import { plainText } from '../support/plain-text';
import { hrefs, texts } from '../support/read-page';

const NAVIGATION = ['/', '/about', '/services', '/portfolio', '/blog', '/devis', '/contact'];

test.each(sitePages())(
  '$path carries the seven links of the bar, in the bar and in the drawer, its own marked',
  (page) => {
    for (const name of ['Navigation principale', 'Menu']) {
      const menu = page.document.querySelector(`header nav[aria-label="${name}"]`);

      expect(menu && hrefs(menu)).toEqual(NAVIGATION);
      expect(menu && texts(menu, 'a')).toEqual([
        'Accueil',
        'À propos',
        'Services',
        'Portfolio',
        'Blog',
        'Devis',
        'Contact',
      ]);
      expect(menu && hrefs(menu, '[aria-current="page"]')).toEqual([page.path]);
    }
  },
);

test.each(sitePages())('the drawer of $path shows four networks that are not open yet', ({ document }) => {
  const buttons = [...document.querySelectorAll('nav[aria-label="Menu"] button')];

  expect(buttons).toHaveLength(4);
  for (const button of buttons) expect(button.getAttribute('aria-disabled')).toBe('true');
});

test.each(sitePages())(
  'the footer of $path links to five pages, tells where to write, and the year',
  ({ document }) => {
    const footer = document.querySelector('footer');

    expect(footer && hrefs(footer, 'nav a')).toEqual(['/', '/about', '/services', '/portfolio', '/contact']);
    expect(footer && hrefs(footer, 'address a')).toEqual([
      'mailto:bonjour@ateliertrame.example',
      'https://wa.me/00000000000',
    ]);
    expect(plainText(footer?.textContent)).toMatch(/© 2024 Atelier Trame/);
  },
);

test.each(articlePages())('$path has neither bar nor footer', ({ document }) => {
  expect(
    document.querySelector('body > header, header nav, footer, [aria-label="Navigation principale"]'),
  ).toBeNull();
});
