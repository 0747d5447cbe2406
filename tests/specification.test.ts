import sharp from 'sharp';
import { expect, test as each } from 'vitest';
import { agency, toConfirm } from '@/content/agency';
import { catalogue, customPrice } from '@/content/catalogue';
import { articleCategories, featureCategories } from '@/content/categories';
import { clients } from '@/content/clients';
import { forms } from '@/content/forms';
import { offers } from '@/content/offers';
import { aboutPage } from '@/content/pages/about';
import { contactPage } from '@/content/pages/contact';
import { homePage } from '@/content/pages/home';
import { servicesPage } from '@/content/pages/services';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import { stats } from '@/content/stats';
import type { LinkPlace } from '@/content/types';
import { borrowedSentences, sentencesOf } from '@/lib/checks/sentence-notes';
import { contentTexts } from '@/lib/content/content-texts';
import { linksAt } from '@/lib/pages/pages';
import { quoteAnswersOf } from '@/lib/rules/quote/quote-answers';
import { mailerBody, UNSPECIFIED } from '@/lib/rules/lead/contract';
import { subjectLink } from '@/lib/rules/lead/subject-link';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { ratesOf } from '@/lib/rules/quote/currencies';
import tailwind from '@/tailwind.config';
import { articles } from './support/articles';
import { plainText } from './support/plain-text';

// What the site was ordered to be: every fact that was fixed once is asserted here, once. Whoever changes one of them on
// purpose, a price or a client, changes its line here too; every other test takes its facts from the content. Once the name is
// another agency's, its facts are nobody's business.
const test = each.runIf(toConfirm.includes('name'));

/** A fact of the specification, in the file that holds it. */
function fact<Value>(file: string, value: Value) {
  return expect(value, `not as specified: mend ${file}, or this line if it is meant`);
}

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title).join(', ');
const linked = (place: LinkPlace) =>
  linksAt(place)
    .map(({ href, label }) => `${href} ${label}`)
    .join(', ');
const PRICES: Record<string, string> = {
  Web: 'landing-page 50, responsive-design 100, contact-form 50, seo-basic 20, seo-advanced 50, cms 99, social-integration 50, analytics 30, multi-language 79, blog 100',
  Mobile: 'mobile-app 1600, mobile-ios 799, mobile-android 799, store-publication 200',
  'E-commerce': 'e-commerce 899, e-commerce-advanced 1700',
  Développement: 'api-integration 499, payment-integration 499, database 399, admin-panel 399',
  Infrastructure: 'hosting 99, hosting-premium 149, backup 150, custom-domain 29',
  Support: 'support-3months 49, support-6months 99, chat-support 150',
  Marketing: 'newsletter 100',
  Sécurité: 'ssl-certificate 20',
};
const sold = (group: string) => {
  const lines = catalogue.filter(({ category }) => category === group);
  return lines.map(({ id, price }) => `${id} ${price}`).join(', ');
};
const ADDRESSES = [
  ...['334b26fb-1376-4f2c-b488-5c47ac827157', '7ef585a2-3c08-4334-bf0c-a02831c8a1f8'],
  ...['f298dc1a-0f04-4d4d-8085-250b45dc2fe7', 'fe391383-08e5-4c38-897a-9911d746203e'],
];
const specified = articles.filter(({ id, date }) => ADDRESSES.includes(id) && date.startsWith('2024'));
const impactOf = (id: string) => {
  const { figure = '', impact = '' } = projects.find((project) => project.id === id) ?? {};
  return plainText(`${figure} ${impact}`);
};
const faq = contactPage.faq.entries.map(({ question, answer }) => plainText(`${question} ${answer}`));
const { location, hours, replyTime } = contactPage.details;

const matching = (pattern: RegExp) => expect.stringMatching(pattern) as unknown;

/** What is ordered, as it is in a file and as it was specified. */
const FACTS: Record<string, [what: string, is: unknown, specified: unknown][]> = {
  'content/pages.ts': [
    [
      'the bar',
      linked('menu'),
      '/ Accueil, /about À propos, /services Services, /portfolio Portfolio, /blog Blog, /devis Devis, /contact Contact',
    ],
    [
      'the footer',
      linked('footer'),
      '/ Accueil, /about À propos, /services Services, /portfolio Portfolio, /contact Contact',
    ],
    [
      'what the law asks for',
      linked('legal'),
      '/mentions-legales Mentions légales, /confidentialite Confidentialité, /accessibilite Accessibilité',
    ],
  ],
  'content/agency.ts': [
    ['the year', agency.copyrightYear, 2024],
    ['networks to come', agency.announcedNetworks.join(', '), 'Facebook, X, Instagram'],
    ['where the agency is', plainText(location), 'Afrique, à distance et sur site'],
    ['when it answers', plainText(hours), 'Du lundi au vendredi, 9h-18h (GMT+1)'],
    ['how fast', plainText(replyTime), matching(/^24 h en moyenne/)],
    ['the founder', aboutPage.founderWords.author, 'Le fondateur, Atelier Trame'],
  ],
  'content/categories.ts': [
    [
      'of the quote',
      featureCategories.join(', '),
      'Web, Mobile, E-commerce, Développement, Infrastructure, Support, Marketing, Sécurité',
    ],
    [
      'of the blog',
      articleCategories.join(', '),
      'Développement Web, Applications Mobiles, DevOps, API, Data Science, Innovation',
    ],
  ],
  'content/catalogue.ts': [
    ['how many features', catalogue.length, 29],
    ['a feature of one’s own', customPrice, 100],
    ['in dollars', agency.currency, 'usd'],
    ...featureCategories.map((category): [string, unknown, string] => [
      category,
      sold(category),
      PRICES[category] ?? '',
    ]),
  ],
  'content/offers.ts': [
    ['three', titles(offers), 'Site Web Pro, Site Web Corporate, Application Mobile Lite'],
  ],
  'content/stats.ts': [
    [
      'four',
      titles(stats.map(({ number, label }) => ({ title: `${number} ${label}` }))),
      '14+ projets livrés, 9+ clients satisfaits, 91% de satisfaction, 24/7 support',
    ],
  ],
  'content/clients.ts': [
    ['seven', new Set(clients).size, 7],
    ['two of them with a project', clients, expect.arrayContaining(['Omega Consulting', 'Futuris Research'])],
  ],
  'content/services.ts': [
    [
      'six, the areas of expertise',
      titles(services),
      'Développement web, Applications mobiles, DevOps, API et paiement, Données et rapports, MVP',
    ],
  ],
  'lib/rules/lead/subject-link.ts': [['where an offer leads', subjectLink(''), matching(/^\/contact#/)]],
  'content/pages/about.ts': [
    ['values', titles(aboutPage.values.items), 'Excellence, Sécurité, Accompagnement, Agilité'],
    [
      'the approach',
      titles(aboutPage.approach.steps),
      'Écoute et analyse, Conception et prototypage, Développement agile, Déploiement et support',
    ],
  ],
  'content/pages/services.ts': [
    ['the process', titles(servicesPage.process.steps), 'Découverte, Conception, Développement, Déploiement'],
    ['the first call', servicesPage.actions.primary, { label: 'Demander un devis', href: '/contact' }],
    ['the second', servicesPage.actions.secondary, { label: 'Voir nos réalisations', href: '/portfolio' }],
  ],
  'content/projects.ts': [
    [
      'five',
      titles(projects),
      'School Manager, Vitrine Projet, Omega Consulting, Futuris Research, Field Reports',
    ],
    [
      'two on the home page',
      titles(projects.filter(({ featured }) => featured)),
      'School Manager, Field Reports',
    ],
    [
      'what one changed',
      impactOf('school-manager'),
      matching(/^−60 % de temps administratif, dans 3 écoles numérisées/),
    ],
    ['and the other', impactOf('field-reports'), matching(/^−80 % d’erreurs de saisie/)],
  ],
  'content/pages/contact.ts': [
    ['how many questions', faq.length, 4],
    ['duration', faq[0], matching(/dure.*MVP.*4 à 8 semaines.*application complète, 3 à 6 mois/)],
    ['support', faq[1], matching(/après le lancement.*support/)],
    ['international clients', faq[2], matching(/clients internationaux.*Oui/)],
    ['agile process', faq[3], matching(/agile.*étapes/)],
  ],
  'content/articles': [
    ['authors', [...new Set(specified.map(({ author }) => author))], ['L’équipe Atelier Trame']],
    ['the addresses of four', specified.map(({ id }) => id).sort(), ADDRESSES],
    [
      'the one above the others',
      titles(articles.filter(({ featured }) => featured)),
      matching(/^CI\/CD[^,]*$/),
    ],
    ['its category', articles.find(({ featured }) => featured)?.category, 'DevOps'],
    ['two of one category', new Set(articles.map(({ category }) => category)).size < articles.length, true],
  ],
  'tailwind.config.ts': [
    [
      'where the bar darkens',
      tailwind.theme?.extend?.spacing,
      expect.objectContaining({ threshold: '50px' }),
    ],
    ['where it is always dark', tailwind.theme?.screens, expect.objectContaining({ md: `${768 / 16}em` })],
  ],
};

const rows = Object.entries(FACTS).flatMap(([file, facts]) => facts.map((each) => [file, ...each] as const));

test.each(rows)('%s is as specified: %s', (file, _, is, specification) => {
  fact(file, is).toEqual(specification);
});

test.each([
  ['Site Web Pro', 349, false, [/1 à 2 semaines/, /Hébergement 1 an/, /Support 3 mois/]],
  ['Site Web Corporate', 899, true, [/10 pages/, /2 à 3 semaines/, /premium 1 an/, /Support 6 mois/]],
  [
    'Application Mobile Lite',
    799,
    false,
    [/iOS et Android/, /5 à 6 semaines/, /3 mois/, /Six mois de mises à jour gratuites/],
  ],
])('the offer %s costs $%s and promises what it includes', (title, price, popular, promised) => {
  const offer = offers.find((known) => known.title === title);
  const promises = [offer?.delay, ...(offer?.features ?? [])].map(plainText).join('\n');
  fact('content/offers.ts', offer).toMatchObject({ price, popular });
  for (const promise of promised) fact('content/offers.ts', promises).toMatch(promise);
});

test('what is paid again each year says that it is for one', () => {
  const yearly = ['hosting', 'hosting-premium', 'custom-domain', 'backup', 'chat-support'];
  for (const { name } of catalogue.filter(({ id }) => yearly.includes(id)))
    fact('content/catalogue.ts', plainText(name)).toMatch(/\(1 an\)$/);
});

test('a message has these six fields, one subject a form, and stands in for a company left blank', () => {
  const sender = { name: 'Awa', email: 'awa@exemple.com', company: '' };
  const body = {
    ...{ sender_email: 'awa@exemple.com', sender_name: 'Site', organisation: 'Non spécifié' },
    ...{ sujet: 'Envoie depuis la page contact', message: 'Bonjour', noms: ['Awa', 'Awa'] },
  };
  const contract = 'lib/rules/lead/contract.ts';
  fact(contract, JSON.stringify(mailerBody(forms.contact.subject, sender, 'Bonjour', 'Site'))).toBe(
    JSON.stringify(body),
  );
  fact(contract, mailerBody(forms.quote.subject, sender, '', '').sujet).toBe('Demande de devis personnalisé');
  fact(contract, UNSPECIFIED).toBe('Non spécifié');
});

test('a quote is written line by line, in this order', () => {
  const asked = { name: 'Awa', email: 'awa@exemple.com', company: 'Kora', message: 'Pour mars.' };
  const chosen = { featureIds: catalogue.slice(0, 2).map(({ id }) => id), customFeatures: ['Carte', 'Chat'] };
  const list = { features: catalogue, customPrice };
  const facts = { fields: forms.quote.fields, list, rates: ratesOf(agency), readIn: () => '' };
  const lines = (answers: object) =>
    composeQuoteMessage({ ...quoteAnswersOf([]), ...answers }, facts).split('\n');
  const [one, two] = catalogue;
  fact('lib/rules/quote/message.ts', lines({ ...asked, ...chosen })).toEqual([
    ...['Nom : Awa', 'Email : awa@exemple.com', 'Entreprise : Kora'],
    `Fonctionnalités sélectionnées : ${one?.name}, ${two?.name}`,
    'Fonctionnalités personnalisées : Carte, Chat',
    `Total estimé : $${(one?.price ?? 0) + (two?.price ?? 0) + 200}`,
    'Message : Pour mars.',
  ]);
  fact('lib/rules/quote/message.ts', lines({ name: 'Awa', email: 'a@b' })).toEqual([
    ...['Nom : Awa', 'Email : a@b', 'Entreprise : Non spécifié'],
    'Fonctionnalités sélectionnées : Aucune fonctionnalité sélectionnée',
    'Fonctionnalités personnalisées : Aucune fonctionnalité personnalisée',
    ...['Total estimé : $0', 'Message : '],
  ]);
});

test.each(specified.map((article) => [article.title, article] as const))(
  '« %s » is a long read with headings, lists and code',
  (_, { title, excerpt, content }) => {
    const countWords = (html: string) =>
      html
        // A control, none of the author's words.
        .replace(/<summary[\s\S]*?<\/summary>/g, ' ')
        .replace(/<[^>]+>|&[#\w]+;/g, ' ')
        .match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu)?.length;
    const body = content.replace(/<(pre|table)\b[\s\S]*?<\/\1>/g, '');
    fact('its article.md', countWords(body)).toBeGreaterThanOrEqual(900);
    // Code and tables are looked up, not read.
    fact('its article.md', countWords(body)).toBeLessThanOrEqual(1_500);
    for (const part of ['<h2', '<ul', '<pre']) fact('its article.md', content).toContain(part);
    // As results and previews show them, whole.
    fact('its article.md', [title.length <= 38, excerpt.length <= 155]).toEqual([true, true]);
  },
);

const texts = await contentTexts();

test('lib/checks/demonstration.json knows the sentences of the demonstration', () => {
  const written = { texts, agency, toConfirm: [] };
  const known = borrowedSentences(written).length / sentencesOf(written).size;
  expect(known, 'npm run controler -- --retenir writes it anew').toBeGreaterThan(0.8);
});

test('the picture of the README shows the title of the home page', async () => {
  const { exif } = await sharp('docs/home.webp').metadata();
  expect(exif?.toString(), 'npm run build, then npm run picture').toContain(
    encodeURIComponent(homePage.hero.title),
  );
});

const said = texts.map(({ text }) => text.replaceAll('\u00a0', ' '));

test.each([
  'Unexpected Application Error!',
  'Unexpected Application Error! 404 Not Found',
  ...['Voir nos tarifs', 'Demander un devis', 'Voir nos réalisations', 'Voir le projet', 'Code source'],
  ...['Envoi en cours...', 'Réessayer', 'Ajouter', "Erreur d'envoi", 'Le plus populaire'],
  "Erreur lors de l'envoi du message. Veuillez réessayer.",
  "Erreur lors de l'envoi du devis. Veuillez réessayer.",
  ...['Tous', '{count} article(s) trouvé(s)', 'Sauvegarder', "S'abonner"],
  ...['Aucun article trouvé', 'Essayez de modifier vos critères de recherche'],
  'Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.',
  ...['Article non trouvé', "L'article que vous recherchez n'existe pas."],
])('the site says « %s » to the letter', (literal) => {
  fact('content/', said).toContain(literal);
});

test('a sentence goes on from its figure, and does not say its number again', () => {
  for (const { figure, impact } of projects)
    expect(impact).not.toContain(/\d+/.exec(figure ?? '')?.[0] ?? '\n');
});
