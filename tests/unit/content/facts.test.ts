import { expect, test } from 'vitest';
import { clients } from '@/content/clients';
import { expertise } from '@/content/expertise';
import { offers } from '@/content/offers';
import { aboutPage } from '@/content/pages/about';
import { contactPage } from '@/content/pages/contact';
import { errorsPage } from '@/content/pages/errors';
import { homePage } from '@/content/pages/home';
import { servicesPage } from '@/content/pages/services';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import { footerNavigation, navigation, site } from '@/content/site';
import { stats } from '@/content/stats';
import { plainText } from '../../support/plain-text';

test('three offers, the corporate site being the popular one', () => {
  expect(offers.map(({ title, priceUsd, popular }) => [title, priceUsd, popular])).toEqual([
    ['Site Web Pro', 349, false],
    ['Site Web Corporate', 899, true],
    ['Application Mobile Lite', 799, false],
  ]);
});

test.each([
  ['Site Web Pro', [/1 à 2 semaines/, /Hébergement 1 an/, /Support 3 mois/]],
  ['Site Web Corporate', [/10 pages/, /2 à 3 semaines/, /Hébergement premium 1 an/, /Support 6 mois/]],
  ['Application Mobile Lite', [/iOS et Android/, /5 à 6 semaines/, /Support 3 mois/, /gratuites 6 mois/]],
])('the offer %s promises what it includes', (title, facts) => {
  const promises = offers
    .find((offer) => offer.title === title)
    ?.features.map(plainText)
    .join('\n');

  for (const fact of facts) expect(promises).toMatch(fact);
});

test('each offer leads to the contact page', () => {
  expect(homePage.pricing.offerAction.href).toBe('/contact');
});

test('four figures: projects, clients, satisfaction, support', () => {
  expect(stats.map(({ number, label }) => `${number} ${label}`)).toEqual([
    '14+ projets livrés',
    '9+ clients satisfaits',
    '91% de satisfaction',
    '24/7 support',
  ]);
});

test('seven different clients are named, two of them with a project to show', () => {
  expect(new Set(clients).size).toBe(7);
  expect(clients).toEqual(expect.arrayContaining(['Omega Consulting', 'Futuris Research']));
});

test('six areas of expertise, with the same services behind them', () => {
  const areas = [
    'Développement web',
    'Applications mobiles',
    'DevOps',
    'API et paiement',
    'Données et reporting',
    'MVP',
  ];

  expect(expertise.map(({ title }) => title)).toEqual(areas);
  expect(services.map(({ title }) => title)).toEqual(areas);
});

test('every area, service and project lists technologies, every service and project what it brings', () => {
  for (const { technologies } of [...expertise, ...services, ...projects])
    expect(technologies).not.toEqual([]);
  for (const { features } of [...services, ...projects]) expect(features).not.toEqual([]);
});

test('four values', () => {
  expect(aboutPage.values.items.map(({ title }) => title)).toEqual([
    'Excellence',
    'Sécurité',
    'Accompagnement',
    'Agilité',
  ]);
});

test('the approach goes from listening to support, the process from discovery to deployment', () => {
  expect(aboutPage.approach.steps.map(({ title }) => title)).toEqual([
    'Écoute et analyse',
    'Conception et prototypage',
    'Développement agile',
    'Déploiement et support',
  ]);
  expect(servicesPage.process.steps.map(({ title }) => title)).toEqual([
    'Découverte',
    'Conception',
    'Développement',
    'Déploiement',
  ]);
});

test('the services page leads to contact and to the projects', () => {
  expect(servicesPage.actions).toEqual({
    quote: { label: 'Demander un devis', href: '/contact' },
    work: { label: 'Voir nos réalisations', href: '/portfolio' },
  });
});

test('the quote is signed by the founder, without a name', () => {
  expect(aboutPage.quote.author).toBe('Le fondateur, Atelier Trame');
});

test('five projects in this order, the school platform and the field application on the home page', () => {
  expect(projects.map(({ title, featured }) => [title, featured])).toEqual([
    ['School Manager', true],
    ['Vitrine Projet', false],
    ['Omega Consulting', false],
    ['Futuris Research', false],
    ['Field Reports', true],
  ]);
});

test('the measured impacts are the ones that were measured', () => {
  const impactOf = (id: string) => plainText(projects.find((project) => project.id === id)?.impact);

  expect(impactOf('school-manager')).toMatch(/^3 écoles numérisées, 60 %/);
  expect(impactOf('field-reports')).toMatch(/^80 % d’erreurs de saisie en moins/);
});

test('four questions: duration, support, international clients, agile process', () => {
  const entries = contactPage.faq.entries.map(({ question, answer }) => plainText(`${question} ${answer}`));

  expect(entries).toHaveLength(4);
  expect(entries[0]).toMatch(/dure.*MVP.*4 à 8 semaines.*application complète 3 à 6 mois/);
  expect(entries[1]).toMatch(/après le lancement.*support/);
  expect(entries[2]).toMatch(/clients internationaux.*Oui/);
  expect(entries[3]).toMatch(/agile.*étapes/);
});

test('where and when the agency answers', () => {
  expect(contactPage.details).toMatchObject({
    location: 'Afrique',
    presence: 'à distance et sur site',
    hours: 'Du lundi au vendredi, 9h-18h (GMT+1)',
    replyTime: expect.stringContaining('24h en moyenne'),
  });
});

test('the navigation bar lists seven pages in this order', () => {
  expect(navigation.map(({ label, href }) => [href, label])).toEqual([
    ['/', 'Accueil'],
    ['/about', 'À propos'],
    ['/services', 'Services'],
    ['/portfolio', 'Portfolio'],
    ['/blog', 'Blog'],
    ['/devis', 'Devis'],
    ['/contact', 'Contact'],
  ]);
});

test('the footer lists five pages, and the year', () => {
  expect(footerNavigation.map(({ href }) => href)).toEqual([
    '/',
    '/about',
    '/services',
    '/portfolio',
    '/contact',
  ]);
  expect(site.copyrightYear).toBe(2024);
});

test('the article that does not exist is told in the agreed words', () => {
  expect(errorsPage.article).toMatchObject({
    title: 'Article non trouvé',
    text: "L'article que vous recherchez n'existe pas.",
    action: { href: '/blog' },
  });
});

test('the demonstration values cannot be mistaken for a real agency', () => {
  expect(site.origin).toMatch(/\.example$/);
  expect(site.email).toMatch(/\.example$/);
  expect(site.phone.replace(/\D/g, '')).toMatch(/^0+$/);
  expect(site.whatsapp).toMatch(/^0+$/);
});
