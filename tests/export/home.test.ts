import { expect, test } from 'vitest';
import { clients } from '@/content/clients';
import { openPage } from '../support/exported-site';
import { plainText } from '../support/plain-text';
import { hrefs, main, partOf, texts } from '../support/read-page';

test('the home page opens on the meeting of innovation and excellence, over a silent looping film', () => {
  const home = main('/');

  expect(plainText(home.querySelector('h1')?.textContent)).toBe('Là où l’innovation rencontre l’excellence.');
  const film = home.querySelector('video');
  for (const attribute of ['autoplay', 'muted', 'loop', 'playsinline']) {
    expect(film?.hasAttribute(attribute), attribute).toBe(true);
  }
});

test.each([
  ['Site Web Pro', '$349', ['Livraison en 1 à 2 semaines', 'Hébergement 1 an', 'Support 3 mois']],
  [
    'Site Web Corporate',
    '$899',
    ['Jusqu’à 10 pages, en 2 à 3 semaines', 'Hébergement premium 1 an', 'Support 6 mois'],
  ],
  [
    'Application Mobile Lite',
    '$799',
    ['iOS et Android, en 5 à 6 semaines', 'Support 3 mois', 'Mises à jour gratuites 6 mois'],
  ],
])('the home page sells %s for %s, and leads to contact', (offer, price, features) => {
  const card = partOf('/', offer);

  expect(texts(card, 'p')).toContain(price);
  expect(texts(card, 'li')).toEqual(features);
  expect(hrefs(card)).toEqual(['/contact']);
});

test('only the corporate site is the most popular', () => {
  const popular = texts(main('/'), 'li').filter((text) => text.startsWith('Le plus populaire'));

  expect(popular).toHaveLength(1);
  expect(popular[0]).toContain('Site Web Corporate');
});

test('the home page shows six areas, four figures, two projects and seven clients', () => {
  const home = main('/');

  for (const area of [
    'Développement web',
    'Applications mobiles',
    'DevOps',
    'API et paiement',
    'Données et reporting',
    'MVP',
  ]) {
    expect(texts(home, 'h3')).toContain(area);
  }
  expect(texts(home, 'dd')).toEqual(['14+', '9+', '91%', '24/7']);
  expect(
    texts(home, 'h3').filter((title) => /School Manager|Vitrine|Omega|Futuris|Field Reports/.test(title)),
  ).toEqual(['School Manager', 'Field Reports']);
  expect(texts(home, 'li').filter((text) => clients.some((name) => plainText(name) === text))).toHaveLength(
    7,
  );
});

test('the home page leads to contact, portfolio, services, about and the quote', () => {
  expect(hrefs(main('/'))).toEqual(
    expect.arrayContaining(['/contact', '/portfolio', '/services', '/about', '/devis']),
  );
});

test('the floating link of the home page leads to its prices', () => {
  const [shortcut] = [...main('/').querySelectorAll('a')].filter(
    ({ textContent }) => textContent === 'Voir nos tarifs',
  );

  const target = openPage('/').document.getElementById(shortcut?.getAttribute('href')?.slice(1) ?? '');
  expect(target && texts(target, 'h3')).toEqual([
    'Site Web Pro',
    'Site Web Corporate',
    'Application Mobile Lite',
  ]);
});
