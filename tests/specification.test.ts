import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '@/content/catalogue';
import { articleCategories, featureCategories } from '@/content/categories';
import { clients } from '@/content/clients';
import { expertise } from '@/content/expertise';
import { offers } from '@/content/offers';
import { aboutPage } from '@/content/pages/about';
import { contactPage } from '@/content/pages/contact';
import { devisPage } from '@/content/pages/devis';
import { homePage } from '@/content/pages/home';
import { servicesPage } from '@/content/pages/services';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import { site, socialPlaceholders } from '@/content/site';
import { stats } from '@/content/stats';
import { linksAt } from '@/lib/build/pages';
import { answersOf } from '@/lib/rules/lead/answers';
import { MAILER_FIELDS } from '@/lib/rules/lead/contract';
import { formatDate } from '@/lib/rules/format-date';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { CUSTOM_FEATURE_PRICE_USD } from '@/lib/rules/quote/price';
import tailwind from '@/tailwind.config';
import { articles } from './support/articles';
import { plainText } from './support/plain-text';

// What the site was ordered to be: every fact that was fixed once is asserted here, once. Whoever changes one of them on
// purpose, a price or a client, changes its line here too; every other test takes its facts from the content.

test('the bar lists seven pages in this order', () => {
  expect(linksAt('menu').map(({ href, label }) => [href, label])).toEqual([
    ['/', 'Accueil'],
    ['/about', 'À propos'],
    ['/services', 'Services'],
    ['/portfolio', 'Portfolio'],
    ['/blog', 'Blog'],
    ['/devis', 'Devis'],
    ['/contact', 'Contact'],
  ]);
});

test('the footer lists five pages and the year, the drawer four networks', () => {
  const paths = ['/', '/about', '/services', '/portfolio', '/contact'];
  expect(linksAt('footer').map(({ href }) => href)).toEqual(paths);
  expect(site.copyrightYear).toBe(2024);
  expect(socialPlaceholders).toEqual(['Facebook', 'X', 'LinkedIn', 'Instagram']);
});

test('what the law asks for stands on the footer’s last line alone', () => {
  expect(linksAt('legal').map(({ href }) => href)).toEqual(['/mentions-legales', '/confidentialite']);
});

test('29 features are sold at these prices, in these eight categories', () => {
  const prices: Record<string, Record<string, number>> = {
    Web: {
      ...{ 'landing-page': 50, 'responsive-design': 100, 'contact-form': 50, 'seo-basic': 20 },
      ...{ 'seo-advanced': 50, cms: 99, 'social-integration': 50, analytics: 30 },
      ...{ 'multi-language': 79, blog: 100 },
    },
    Mobile: { 'mobile-app': 1600, 'mobile-ios': 799, 'mobile-android': 799, 'store-publication': 200 },
    'E-commerce': { 'e-commerce': 899, 'e-commerce-advanced': 1700 },
    Développement: {
      ...{ 'api-integration': 499, 'payment-integration': 499, database: 399, 'admin-panel': 399 },
    },
    Infrastructure: { hosting: 99, 'hosting-premium': 149, backup: 150, 'custom-domain': 29 },
    Support: { 'support-3months': 49, 'support-6months': 99, 'chat-support': 150 },
    Marketing: { newsletter: 100 },
    Sécurité: { 'ssl-certificate': 20 },
  };
  expect(featureCategories).toEqual(Object.keys(prices));
  expect(catalogue).toHaveLength(29);
  expect(catalogue.reduce((sum, { priceUsd }) => sum + priceUsd, 0)).toBe(9266);
  for (const [category, features] of Object.entries(prices))
    expect(
      catalogue.filter((feature) => feature.category === category).map(({ id, priceUsd }) => [id, priceUsd]),
    ).toEqual(Object.entries(features));
  expect(CUSTOM_FEATURE_PRICE_USD).toBe(100);
});

test.each([
  ['Site Web Pro', 349, false, [/1 à 2 semaines/, /Hébergement 1 an/, /Support 3 mois/]],
  ['Site Web Corporate', 899, true, [/10 pages/, /2 à 3 semaines/, /premium 1 an/, /Support 6 mois/]],
  ['Application Mobile Lite', 799, false, [/iOS et Android/, /5 à 6 semaines/, /3 mois/, /gratuites 6 mois/]],
])('the offer %s costs $%i and promises what it includes', (title, priceUsd, popular, facts) => {
  const offer = offers.find((known) => known.title === title);
  const promises = offer?.features.map(plainText).join('\n');
  expect(offer).toMatchObject({ priceUsd, popular });
  for (const fact of facts) expect(promises).toMatch(fact);
});

test('three offers, each leading to the contact page', () => {
  expect(offers).toHaveLength(3);
  expect(homePage.pricing.offerAction.href).toBe('/contact');
});

test('four figures', () => {
  expect(stats.map(({ number, label }) => `${number} ${label}`)).toEqual([
    '14+ projets livrés',
    '9+ clients satisfaits',
    '91% de satisfaction',
    '24/7 support',
  ]);
});

test('seven clients, two of them with a project to show', () => {
  expect(new Set(clients).size).toBe(7);
  expect(clients).toHaveLength(7);
  expect(clients).toEqual(expect.arrayContaining(['Omega Consulting', 'Futuris Research']));
});

test('six areas of expertise, and the same six services', () => {
  const web = ['Développement web', 'Applications mobiles', 'DevOps'];
  const areas = [...web, 'API et paiement', 'Données et reporting', 'MVP'];
  expect(expertise.map(({ title }) => title)).toEqual(areas);
  expect(services.map(({ title }) => title)).toEqual(areas);
});

test('four values, four steps of the approach, four of the process', () => {
  const titles = (items: { title: string }[]) => items.map(({ title }) => title);
  const values = ['Excellence', 'Sécurité', 'Accompagnement', 'Agilité'];
  expect(titles(aboutPage.values.items)).toEqual(values);
  expect(titles(aboutPage.approach.steps)).toEqual([
    'Écoute et analyse',
    'Conception et prototypage',
    'Développement agile',
    'Déploiement et support',
  ]);
  const process = ['Découverte', 'Conception', 'Développement', 'Déploiement'];
  expect(titles(servicesPage.process.steps)).toEqual(process);
});

test('the services page calls to contact and to the projects', () => {
  expect(servicesPage.actions).toEqual({
    quote: { label: 'Demander un devis', href: '/contact' },
    work: { label: 'Voir nos réalisations', href: '/portfolio' },
  });
});

test('five projects in this order, two of them on the home page with what was measured', () => {
  expect(projects.map(({ title, featured }) => [title, featured])).toEqual([
    ['School Manager', true],
    ['Vitrine Projet', false],
    ['Omega Consulting', false],
    ['Futuris Research', false],
    ['Field Reports', true],
  ]);
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

test('what the pages promise is what the catalogue and the offers hold', () => {
  const said = plainText(JSON.stringify([contactPage, devisPage])).replace(/\u2060/g, '');
  const named = (id: string) => plainText(catalogue.find((feature) => feature.id === id)?.name);
  const promised = plainText(offers.flatMap(({ features }) => features).join('\n'));

  expect([...promised.matchAll(/Support (\d)/g)].map(([, months]) => months)).toEqual(['3', '6', '3']);
  expect(said).toContain('trois offres comprennent 3 ou 6 mois de support');
  expect(said).toContain('1 à 3 semaines pour nos deux offres de site, 5 à 6 pour l’application mobile Lite');
  expect(said).toContain('L’hébergement ($99, premium $149) et le nom de domaine ($29)');
  for (const id of ['hosting', 'hosting-premium', 'custom-domain', 'backup', 'chat-support'])
    expect(named(id)).toMatch(/\(1 an\)$/);
  expect(said).toContain('8h-17h à Dakar, Abidjan et Lomé ; 9h-18h à Cotonou et Douala');
  for (const { content } of articles)
    for (const [, name] of plainText(content).matchAll(/à la ligne « ([^»]+) »/g))
      expect(catalogue.map((feature) => plainText(feature.name))).toContain(name);
  expect(said).not.toMatch(/sous 24 ?h(?! en moyenne)/);
});

test('the blog is sorted into these categories', () => {
  expect(articleCategories).toEqual([
    ...['Développement Web', 'Applications Mobiles', 'DevOps', 'API', 'Data Science', 'Innovation'],
  ]);
});

test('a message has these six fields', () => {
  const fields = ['sender_email', 'sender_name', 'organisation', 'sujet', 'message', 'noms'];
  expect(MAILER_FIELDS).toEqual(fields);
});

test('where and when the agency answers', () => {
  expect(contactPage.details).toMatchObject({
    location: 'Afrique',
    presence: 'à distance et sur site',
    hours: 'Du lundi au vendredi, 9h-18h (GMT+1)',
    replyTime: expect.stringContaining('24h en moyenne'),
  });
});

test('a quote is written line by line, in this order', () => {
  const asked = { name: 'Awa', email: 'awa@exemple.com', company: 'Kora', message: 'Pour mars.' };
  const chosen = { featureIds: catalogue.slice(0, 2).map(({ id }) => id), customFeatures: ['Carte', 'Chat'] };
  const [one, two] = catalogue.map(({ name }) => name);
  expect(composeQuoteMessage({ ...answersOf([]), ...asked, ...chosen }, catalogue).split('\n')).toEqual([
    ...['Nom : Awa', 'Email : awa@exemple.com', 'Entreprise : Kora'],
    `Fonctionnalités sélectionnées : ${one}, ${two}`,
    ...['Fonctionnalités personnalisées : Carte, Chat', 'Total estimé : $350', 'Message : Pour mars.'],
  ]);
  expect(composeQuoteMessage({ ...answersOf([]), name: 'Awa', email: 'a@b' }, catalogue).split('\n')).toEqual(
    [
      ...['Nom : Awa', 'Email : a@b', 'Entreprise : Non spécifié'],
      'Fonctionnalités sélectionnées : Aucune fonctionnalité sélectionnée',
      'Fonctionnalités personnalisées : Aucune fonctionnalité personnalisée',
      ...['Total estimé : $0', 'Message : '],
    ],
  );
});

const SPECIFIED = [
  'f298dc1a-0f04-4d4d-8085-250b45dc2fe7',
  'fe391383-08e5-4c38-897a-9911d746203e',
  '7ef585a2-3c08-4334-bf0c-a02831c8a1f8',
  '334b26fb-1376-4f2c-b488-5c47ac827157',
];

const specified = articles.filter(({ id }) => SPECIFIED.includes(id));

test('four articles of 2024 keep their addresses; the DevOps one on CI/CD is featured', () => {
  expect(specified.map(({ id }) => id)).toEqual(SPECIFIED);
  for (const { date } of specified) expect(formatDate(date)).toMatch(/^\d+ \p{L}+ 2024$/u);
  expect(articles.filter(({ featured }) => featured)).toEqual([
    expect.objectContaining({ category: 'DevOps', title: expect.stringContaining('CI/CD') }),
  ]);
});

test.each(specified.map((article) => [article.title, article] as const))(
  '« %s » is a long read with headings, lists, a quote and code',
  (_, { content }) => {
    const countWords = (html: string) =>
      html
        // A control, none of the author's words.
        .replace(/<summary[\s\S]*?<\/summary>/g, ' ')
        .replace(/<[^>]+>|&[#\w]+;/g, ' ')
        .match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu)?.length;
    expect(countWords(content.replace(/<pre[^>]*>[\s\S]*?<\/pre>/g, ''))).toBeGreaterThanOrEqual(900);
    expect(countWords(content)).toBeLessThanOrEqual(1_500);
    for (const part of ['<h2', '<ul', '<blockquote', '<pre']) expect(content).toContain(part);
  },
);

test('at least two articles are of one category, so that they suggest each other', () => {
  expect(new Set(articles.map(({ category }) => category)).size).toBeLessThan(articles.length);
});

test('nobody is named: articles are the team’s, the quote is the founder’s', () => {
  for (const { author } of articles) expect(author).toBe('L’équipe Atelier Trame');
  expect(aboutPage.quote.author).toBe('Le fondateur, Atelier Trame');
});

test('the bar darkens past 50 px; under 768 px it is always dark', () => {
  expect(tailwind.theme?.extend?.spacing).toMatchObject({ threshold: '50px' });
  expect(tailwind.theme?.screens).toMatchObject({ md: `${768 / 16}em` });
});

const sources = ['app', 'components', 'content', 'lib'].flatMap((room) =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8').replace(/\s+/g, ' ')),
);

test.each([
  ...['Voir nos tarifs', 'Demander un devis', 'Voir nos réalisations', 'Voir le projet', 'Code source'],
  ...['Envoi en cours...', 'Réessayer', 'Ajouter', 'Non spécifié', "Erreur d'envoi"],
  "Erreur lors de l'envoi du message. Veuillez réessayer.",
  "Erreur lors de l'envoi du devis. Veuillez réessayer.",
  ...['Envoie depuis la page contact', 'Demande de devis personnalisé'],
  ...['Aucune fonctionnalité sélectionnée', 'Aucune fonctionnalité personnalisée'],
  ...[
    'Tous',
    'Aucun article trouvé',
    'Essayez de modifier vos critères de recherche',
    'article(s) trouvé(s)',
  ],
  ...['Sauvegarder', "S'abonner", 'Le plus populaire', 'Unexpected Application Error!', '404 Not Found'],
  'Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.',
  ...['Article non trouvé', "L'article que vous recherchez n'existe pas."],
])('the site says « %s » to the letter', (literal) => {
  expect(sources.filter((source) => source.includes(literal))).not.toEqual([]);
});
