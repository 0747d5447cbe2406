import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aboutPage } from '@/content/pages/about';
import { contactPage } from '@/content/pages/contact';
import { homePage } from '@/content/pages/home';
import { assertContent } from '@/lib/build/checks/check-content';
import { contentFiles, siteContent, type SiteContent } from '@/lib/build/checks/site-content';
import { mistakesOf } from '../../support/content-mistakes';
import {
  contentWith,
  makeFeature,
  makeOffer,
  makePage,
  makeProject,
  makeService,
} from '../../support/factories';

test('the content of the site is right', () => {
  expect(mistakesOf({})).toEqual([]);
});

test('every file of the content that holds words is checked', () => {
  const onDisk = ['content', 'content/pages'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
  const withoutWords = [
    'content/types.ts',
    'content/categories.ts',
    'content/colours.ts',
    'content/films.ts',
  ];

  const checked = contentFiles(siteContent).map(([file]) => file);

  expect(checked.sort()).toEqual(onDisk.filter((file) => !withoutWords.includes(file)).sort());
});

test('a build stopped by wrong content tells every mistake at once', () => {
  const content = contentWith({
    catalogue: [makeFeature({ priceUsd: 9.5 })],
    clients: ['Omega Consulting', ' '],
  });

  expect(() => assertContent(content)).toThrow(
    /^Wrong content:\ncontent\/clients\.ts: "clients\[1\]" is empty\ncontent\/catalogue\.ts: "catalogue\[blog\]\.priceUsd" must be a whole number of dollars$/,
  );
});

test.each([0, -5, 19.99, Number.NaN])(
  'a price of %d dollars is a mistake, in the catalogue and in the offers',
  (priceUsd) => {
    const catalogue = [makeFeature({ priceUsd })];
    const offers = [makeOffer({ priceUsd })];

    expect(mistakesOf({ catalogue, offers })).toEqual([
      'content/catalogue.ts: "catalogue[blog].priceUsd" must be a whole number of dollars',
      'content/offers.ts: "offers[site].priceUsd" must be a whole number of dollars',
    ]);
  },
);

test.each([
  [{ name: '' }, '"catalogue[blog].name" is empty'],
  [{ name: 'Blog, tenu par vous' }, '"catalogue[blog].name" must hold no comma'],
  [
    { category: 'Divers' },
    '"catalogue[blog].category" is not among the "featureCategories" of content/categories.ts',
  ],
])('a feature with %o is named', (wrong, message) => {
  const catalogue = [{ ...makeFeature(), ...wrong }] as SiteContent['catalogue'];

  expect(mistakesOf({ catalogue })).toEqual([`content/catalogue.ts: ${message}`]);
});

test('two popular offers are one too many', () => {
  const offers = [makeOffer({ id: 'a', popular: true }), makeOffer({ id: 'b', popular: true })];

  expect(mistakesOf({ offers })).toEqual([
    'content/offers.ts: "popular" must be true for one offer at most, not 2',
  ]);
});

test.each([
  ['content/catalogue.ts', { catalogue: [makeFeature(), makeFeature({ name: 'Journal' })] }, 'blog'],
  ['content/offers.ts', { offers: [makeOffer(), makeOffer()] }, 'site'],
  ['content/projects.ts', { projects: [makeProject(), makeProject()] }, 'projet'],
  ['content/services.ts', { services: [makeService(), makeService()] }, 'web'],
])('an id used twice in %s is named', (file, content, id) => {
  expect(mistakesOf(content)).toEqual([`${file}: "id" is used twice: ${id}`]);
});

test.each([
  ['content/services.ts', 'services[web].subtitle', { services: [makeService({ subtitle: '' })] }],
  ['content/services.ts', 'services[web].features[0]', { services: [makeService({ features: [''] })] }],
  ['content/projects.ts', 'projects[projet].impact', { projects: [makeProject({ impact: ' ' })] }],
  ['content/projects.ts', 'projects[0].id', { projects: [makeProject({ id: '' })] }],
  ['content/offers.ts', 'offers[site].features[0]', { offers: [makeOffer({ features: ['\n'] })] }],
  ['content/stats.ts', 'stats[0].label', { stats: [{ number: '14+', label: '' }] }],
  [
    'content/expertise.ts',
    'expertise[0].title',
    { expertise: [{ ...makeService(), title: '', id: undefined }] },
  ],
  ['content/site.ts', 'site.email', { site: { site: { email: '' } } }],
  [
    'content/pages/contact.ts',
    'faq.entries[1].answer',
    {
      pageWords: {
        'contact.ts': {
          ...contactPage,
          faq: {
            ...contactPage.faq,
            entries: [
              { question: 'a', answer: 'b' },
              { question: 'c', answer: '' },
            ],
          },
        },
      },
    },
  ],
  [
    'content/pages/about.ts',
    'values.items[0].title',
    {
      pageWords: {
        'about.ts': { ...aboutPage, values: { title: 'a', items: [{ title: '', description: 'b' }] } },
      },
    },
  ],
])('an empty text in %s is named %s', (file, path, content) => {
  expect(mistakesOf(content)).toEqual([`${file}: "${path}" is empty`]);
});

test.each([
  [
    'header.picture',
    { ...aboutPage, header: { ...aboutPage.header, picture: 'x' } },
    'nomme une image absente, « x » ; déposez-la dans content/pictures (.jpg, .png, .webp ou .avif)',
  ],
  [
    'closing.picture',
    { ...aboutPage, closing: { ...aboutPage.closing, picture: 'x' } },
    'nomme une image absente, « x » ; déposez-la dans content/pictures (.jpg, .png, .webp ou .avif)',
  ],
  [
    'closing.action.href',
    { ...aboutPage, closing: { ...aboutPage.closing, action: { label: 'a', href: '/contacts' } } },
    'leads nowhere: /contacts',
  ],
])('a wrong %s of a page is named', (path, page, message) => {
  expect(mistakesOf({ pageWords: { 'about.ts': page } })).toEqual([
    `content/pages/about.ts: "${path}" ${message}`,
  ]);
});

test('a link to a part of a page counts as a link to that page', () => {
  const hero = { ...homePage.hero, primary: { label: 'Nos services web', href: '/services#web' } };
  const page = { ...homePage, hero };

  expect(mistakesOf({ pageWords: { 'home.ts': page } })).toEqual([]);
});

test('a page that the list does not know is named by its file', () => {
  const routes = { ...siteContent.routes, '/equipe': 'app/(site)/equipe/page.tsx' };

  expect(mistakesOf({ routes })).toEqual([
    'app/(site)/equipe/page.tsx: /equipe is not listed in content/pages/index.ts',
  ]);
});

test.each([
  ['no file', { path: '/equipe' }, '/equipe has no page under app/'],
  ['an address that is taken', { path: '/about' }, '/about is listed twice'],
  [
    'no date',
    { path: '/about', updated: '1er mai' },
    '"updated" of /about must be a real date written YYYY-MM-DD',
  ],
])('a listed page with %s is named', (_, wrong, message) => {
  const pages = [...siteContent.pages, { ...makePage(), ...wrong }];

  expect(mistakesOf({ pages })).toContain(`content/pages/index.ts: ${message}`);
});

test.each([
  [{ '/tarif': ['prix'] }, 'content/synonyms.ts: "/tarif" is no page'],
  [{ '/about': ['À-propos'] }, 'content/synonyms.ts: "À-propos" is not lower case without accents'],
  [{ '/about': ['agence'], '/contact': ['agence'] }, 'content/synonyms.ts: "agence" means two places'],
  [{ '/about': ['devis'] }, 'content/synonyms.ts: "devis" means two places'],
])('a synonym that leads nowhere, or to two places, is a mistake: %j', (synonyms, mistake) => {
  expect(mistakesOf({ synonyms })).toContain(mistake);
});
