import { expect, test } from 'vitest';
import { aboutPage } from '@/content/pages/about';
import { contactPage } from '@/content/pages/contact';
import { homePage } from '@/content/pages/home';
import { siteContent, type SiteContent } from '@/lib/build/checks/site-content';
import { readSources } from '@/lib/build/checks/source/read-sources';
import { parse, readData } from '@/lib/build/checks/source/read-data';
import { readTypes } from '@/lib/build/checks/source/read-types';
import { mistakesOf } from '../../support/content-mistakes';
import { makeFeature, makeOffer, makePage, makeService } from '../../support/factories';

// What a hand does wrong in the files themselves is in seeded-mistakes.test.ts.

test('the content of the site is right', () => {
  expect(mistakesOf({})).toEqual([]);
});

test('what is written in the content is compared with a type that the check understands', () => {
  const files = [...readSources().values()].map(parse);
  const shapeOf = readTypes(files);
  const typed = files.flatMap((file) => [...readData(file).values()]).filter(({ type }) => type);

  expect(typed.length).toBeGreaterThan(15);
  expect(typed.map(({ type }) => shapeOf(type).kind)).not.toContain('any');
});

test.each([0, -5, 19.99, Number.NaN])(
  'a price of %d dollars is a mistake, in the catalogue and in the offers',
  (priceUsd) => {
    const catalogue = [makeFeature({ priceUsd })];
    const offers = [makeOffer({ priceUsd }), makeOffer({ id: 'b' }), makeOffer({ id: 'c' })];

    expect(mistakesOf({ catalogue, offers })).toEqual([
      `content/catalogue.ts : catalogue[blog].priceUsd : ${priceUsd} n’est pas un prix`,
      `content/offers.ts : offers[site].priceUsd : ${priceUsd} n’est pas un prix`,
    ]);
  },
);

test('an id used twice is told in every list', () => {
  const offers = [makeOffer(), makeOffer(), makeOffer({ id: 'c' })];
  const services = [makeService(), makeService()];
  const catalogue = [makeFeature(), makeFeature({ name: 'Journal' })];

  expect(mistakesOf({ catalogue, offers, services })).toEqual([
    'content/catalogue.ts : catalogue[1].id : « blog » sert déjà plus haut',
    'content/offers.ts : offers[1].id : « site » sert déjà plus haut',
    'content/services.ts : services[1].id : « web » sert déjà plus haut',
  ]);
});

test.each<[file: string, path: string, content: Partial<SiteContent>]>([
  ['content/services.ts', 'services[web].features[0]', { services: [makeService({ features: [''] })] }],
  ['content/stats.ts', 'stats[0].label', { stats: [{ number: '14+', label: '\n' }] }],
  ['content/clients.ts', 'clients[1]', { clients: ['Omega Consulting', ' '] }],
  [
    'content/pages/contact.ts',
    'faq.entries[0].answer',
    {
      pageWords: {
        ...siteContent.pageWords,
        'contact.ts': { ...contactPage, faq: { title: 'a', entries: [{ question: 'a', answer: '' }] } },
      },
    },
  ],
])('an empty text in %s is told: %s', (file, path, content) => {
  expect(mistakesOf(content)).toEqual([`${file} : ${path} : est vide`]);
});

test('a picture that several pages lack is told at each, and a link to a part of a page is one to that page', () => {
  const hero = { ...homePage.hero, primary: { label: 'Nos services web', href: '/services#web' } };
  const pageWords = {
    ...siteContent.pageWords,
    'home.ts': { ...homePage, hero },
    'about.ts': { ...aboutPage, closing: { ...aboutPage.closing, picture: 'x' } },
  };

  expect(mistakesOf({ pageWords })).toEqual([
    'content/pages/about.ts : closing.picture : aucune image ne s’appelle « x »',
  ]);
});

test('a page that the list does not know is told by its file', () => {
  const routes = { ...siteContent.routes, '/equipe': 'app/(site)/equipe/page.tsx' };

  expect(mistakesOf({ routes })).toEqual([
    'app/(site)/equipe/page.tsx :  : la page /equipe n’est pas annoncée',
  ]);
});

test.each([
  ['no file', { path: '/equipe' }, 'path : /equipe n’a pas de page sous app/'],
  ['an address that is taken', { path: '/about' }, 'path : /about est déjà l’adresse d’une page'],
])('a listed page with %s is told', (_, wrong, said) => {
  const pages = [...siteContent.pages, { ...makePage(), ...wrong }];

  expect(mistakesOf({ pages })).toContain(
    `content/pages/index.ts : pages[${siteContent.pages.length}].${said}`,
  );
});

test.each<Record<string, string[]>>([
  { '/about': ['agence'], '/contact': ['agence'] },
  { '/about': ['devis'] },
])('a synonym that leads to two places is a mistake: %j', (synonyms) => {
  expect(mistakesOf({ synonyms }).join('\n')).toMatch(
    /synonyms\.\/about\[0\] : « \w+ » mène à deux endroits/,
  );
});

test.each([
  ['/blog', '/devis', '/blog est encore une page du site'],
  ['/Ancien article', '/blog', '« /Ancien article » n’est pas une adresse'],
])('an address that moved from %s to %s is a mistake', (from, to, said) => {
  expect(mistakesOf({ redirections: { [from]: to } })).toContain(
    `content/redirections.ts : redirections.${from} : ${said}`,
  );
});
