import { expect, test } from 'vitest';
import { articles } from '@/content/articles';
import { catalogue, featureCategories } from '@/content/catalogue';
import { clients } from '@/content/clients';
import { formatDate } from '@/lib/format-date';
import { relatedArticles } from '@/lib/blog/articles';
import { articlePages, openPage, sitePages } from '../support/exported-site';
import { plainText } from '../support/plain-text';

function main(path: string): HTMLElement {
  const element = openPage(path).document.querySelector('main');
  if (!element) throw new Error(`${path} has no main part`);
  return element;
}

function texts(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => plainText(element.textContent));
}

function hrefs(root: ParentNode, selector = 'a[href]'): (string | null)[] {
  return [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
}

/** The part of a page that a heading opens. */
function partOf(path: string, heading: string): HTMLElement {
  const title = [...main(path).querySelectorAll('h2, h3')].find(
    ({ textContent }) => plainText(textContent) === heading,
  );
  const part = title?.closest<HTMLElement>('li, article, section');
  if (!part) throw new Error(`${path} has no part named ${heading}`);
  return part;
}

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

test('the about page tells vision, mission, the founder’s word, four values and four steps', () => {
  const about = main('/about');

  expect(texts(about, 'h2')).toEqual(expect.arrayContaining(['Notre vision', 'Notre mission']));
  expect(plainText(about.querySelector('blockquote, figure')?.textContent)).toContain(
    'Le fondateur, Atelier Trame',
  );
  expect(texts(about, 'h3').slice(0, 4)).toEqual(['Excellence', 'Sécurité', 'Accompagnement', 'Agilité']);
  expect(texts(about, 'ol h3')).toEqual([
    'Écoute et analyse',
    'Conception et prototypage',
    'Développement agile',
    'Déploiement et support',
  ]);
});

test('the services page shows six services with what is delivered, and four numbered steps', () => {
  const services = main('/services');

  expect(texts(services, 'article h2')).toEqual([
    'Développement web',
    'Applications mobiles',
    'DevOps',
    'API et paiement',
    'Données et reporting',
    'MVP',
  ]);
  for (const block of services.querySelectorAll('article')) {
    expect(block.querySelector('svg')).not.toBeNull();
    expect(block.querySelectorAll('li').length).toBeGreaterThan(2);
  }
  expect(texts(services, 'ol li p:first-child')).toEqual(['01', '02', '03', '04']);
  expect(texts(services, 'ol h3')).toEqual(['Découverte', 'Conception', 'Développement', 'Déploiement']);
});

test('on the services page, a quote is asked for on the contact page, and work is shown on the portfolio', () => {
  const links = [...main('/services').querySelectorAll('a')].map((link) => [
    plainText(link.textContent?.replace('→', '')),
    link.getAttribute('href'),
  ]);

  expect(links).toContainEqual(['Demander un devis', '/contact']);
  expect(links).toContainEqual(['Voir nos réalisations', '/portfolio']);
  expect(links.filter(([label, href]) => label === 'Demander un devis' && href !== '/contact')).toEqual([]);
});

test('the portfolio shows five projects in order, their buttons not open yet', () => {
  const projects = [...main('/portfolio').querySelectorAll('article')];

  expect(projects.map((project) => plainText(project.querySelector('h2')?.textContent))).toEqual([
    'School Manager',
    'Vitrine Projet',
    'Omega Consulting',
    'Futuris Research',
    'Field Reports',
  ]);
  for (const project of projects) {
    expect(texts(project, 'button[aria-disabled="true"]')).toEqual(['Voir le projet', 'Code source']);
    expect(project.querySelector('img')?.getAttribute('alt')).toBeTruthy();
  }
  expect(plainText(projects[0]?.textContent)).toContain(
    '3 écoles numérisées, 60 % de temps administratif en moins',
  );
  expect(plainText(projects[4]?.textContent)).toContain('80 % d’erreurs de saisie en moins');
});

test('the portfolio closes on its four results and a way to the contact page', () => {
  const portfolio = main('/portfolio');

  expect(texts(portfolio, 'dl > div')).toEqual([
    'projets livrés14+',
    'clients satisfaits9+',
    'de satisfaction91%',
    'support24/7',
  ]);
  expect(hrefs(portfolio).at(-1)).toBe('/contact');
});

test('the contact page has its form, its details and its four questions', () => {
  const contact = main('/contact');
  const fields = [...contact.querySelectorAll<HTMLInputElement>('form input, form textarea')];

  expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['name', 'text', true],
    ['email', 'email', true],
    ['company', 'text', false],
    ['message', 'textarea', true],
  ]);
  const text = plainText(contact.textContent);
  for (const detail of [
    'bonjour@ateliertrame.example',
    'WhatsApp professionnel',
    'Afrique, à distance et sur site',
    'Réponse sous 24h en moyenne',
    'Du lundi au vendredi, 9h-18h (GMT+1)',
  ]) {
    expect(text).toContain(detail);
  }
  expect(hrefs(contact)).toContain('https://www.linkedin.com/company/ateliertrame-exemple');
  expect(contact.querySelectorAll('details')).toHaveLength(4);
});

test('the quote page sells every feature of the catalogue at its price, in its category', () => {
  const groups = [...main('/devis').querySelectorAll('fieldset')];

  expect(groups.map((group) => plainText(group.querySelector('legend')?.textContent))).toEqual([
    ...featureCategories,
    'Fonctionnalités sur mesure',
  ]);
  const shown = groups.flatMap((group) =>
    [...group.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].map((box) => [
      plainText(group.querySelector('legend')?.textContent),
      box.value,
      plainText(box.closest('label')?.textContent),
      box.checked,
    ]),
  );
  const sold = featureCategories.flatMap((category) =>
    catalogue
      .filter((feature) => feature.category === category)
      .map(({ id, name, priceUsd }) => [
        category,
        id,
        plainText(`${name}$${priceUsd}`).replace(/(\d)(\d{3})$/, '$1 $2'),
        false,
      ]),
  );
  expect(shown).toEqual(sold);
});

test('a quote starts at $0, a custom feature is said to cost $100, and prices to be estimates', () => {
  const quote = main('/devis');

  expect(plainText(quote.querySelector('[role="status"]')?.textContent)).toBe('Total estimé : $0');
  expect(plainText(quote.textContent)).toContain('$100 chacune');
  expect(plainText(quote.textContent)).toContain('Prix estimatifs');
});

test('a quote needs a name and an e-mail; company and message are optional', () => {
  const fields = [...main('/devis').querySelectorAll<HTMLInputElement>('form input, form textarea')].filter(
    ({ name }) => ['name', 'email', 'company', 'message'].includes(name),
  );

  expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['name', 'text', true],
    ['email', 'email', true],
    ['company', 'text', false],
    ['message', 'textarea', false],
  ]);
});

test('the blog shows every article before any script runs: the featured one above, the others in a grid', () => {
  const blog = main('/blog');

  expect(plainText(blog.querySelector('[role="status"]')?.textContent)).toBe('4 article(s) trouvé(s)');
  expect(hrefs(blog, 'article a')).toEqual(articles.map(({ id }) => `/blog/${id}`));
  expect(texts(blog, 'select option')).toEqual([
    'Tous',
    'Développement Web',
    'Applications Mobiles',
    'DevOps',
    'API',
    'Data Science',
    'Innovation',
  ]);
});

test('each card of the blog shows its first two tags', () => {
  const cards = [...main('/blog').querySelectorAll('article')];

  expect(cards.map((card) => texts(card, 'li'))).toEqual(
    articles.map(({ tags }) => tags.slice(0, 2).map(plainText)),
  );
});

test.each(articles)('the page of "$title" tells all there is to know about it', (article) => {
  const page = main(`/blog/${article.id}`);
  const text = plainText(page.textContent);

  expect(hrefs(page)[0]).toBe('/blog');
  expect(plainText(page.querySelector('h1')?.textContent)).toBe(plainText(article.title));
  for (const told of [
    article.category,
    article.excerpt,
    article.author,
    formatDate(article.date),
    article.readTime,
    `${article.views.toLocaleString('fr-FR')} vues`,
  ]) {
    expect(text).toContain(plainText(told));
  }
  expect(texts(page, 'button[aria-disabled="true"]')).toEqual([
    `${article.likes} j’aime`,
    `${article.comments} commentaires`,
    'Sauvegarder',
    "S'abonner",
  ]);
  expect(texts(page, '[aria-labelledby="partager"] :is(a, button)')).toEqual([
    'WhatsApp',
    'Facebook',
    'X',
    'LinkedIn',
    'Instagram',
  ]);
  for (const tag of article.tags) expect(texts(page, 'li')).toContain(plainText(tag));
});

test.each(articles)('the page of "$title" offers the others of its category', (article) => {
  const cards = hrefs(main(`/blog/${article.id}`), 'article article a, section article a');

  expect(cards).toEqual(relatedArticles(article).map(({ id }) => `/blog/${id}`));
  expect(cards.length).toBeLessThanOrEqual(3);
});
