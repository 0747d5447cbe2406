import { expect, test } from 'vitest';
import { arriveAt } from '../support/arrive-at';
import { plainText } from '../support/plain-text';
import { openPage } from '../support/exported-site';

test.each([
  ['/About', '/about'],
  ['/about/', '/about'],
  ['/CONTACT/?sujet=mvp#formulaire', '/contact?sujet=mvp#formulaire'],
  ['/BLOG/F298DC1A-0F04-4D4D-8085-250B45DC2FE7', '/blog/f298dc1a-0f04-4d4d-8085-250b45dc2fe7'],
  ['/Blog/?q=Mobile%20Money', '/blog?q=Mobile%20Money'],
  ['/devis)?offre=mvp', '/devis?offre=mvp'],
  ['/tarifs?de=carte#haut', '/?de=carte#tarifs'],
])('whoever types %s is sent to %s', (typed, meant) => {
  expect(arriveAt(typed).sentTo).toBe(meant);
});

test('an unknown page stays where it is, and says so', () => {
  expect(arriveAt('/nimporte')).toEqual({ sentTo: null, screen: 'page' });
});

test.each(['/blog/inconnu', '/Blog/2024/mars', '/blog/f298dc1a-0f04-4d4d-8085-250b45dc2fe8'])(
  '%s is an article that does not exist',
  (address) => {
    expect(arriveAt(address)).toEqual({ sentTo: null, screen: 'article' });
  },
);

test('the screen of a missing page carries the technical line, the navigation and the ways on', () => {
  const { document } = openPage('/404');
  const [page] = document.querySelectorAll('main');
  const text = plainText(page?.textContent);

  expect(text).toContain('Page introuvable');
  expect(text).toContain('Unexpected Application Error!');
  expect(text).toContain('404 Not Found');
  const waysOn = [...(page?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(waysOn).toEqual(['/', '/about', '/services', '/portfolio', '/blog', '/devis', '/contact']);
  expect(document.querySelectorAll('header nav, footer').length).toBeGreaterThan(0);
});

test('the screen of a missing article has the agreed words and one way back', () => {
  const [, article] = openPage('/404').document.querySelectorAll('main');

  expect(article?.querySelector('h1')?.textContent).toBe('Article non trouvé');
  expect(article?.textContent).toContain("L'article que vous recherchez n'existe pas.");
  expect([...(article?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/blog',
  ]);
});
