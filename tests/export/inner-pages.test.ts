import { expect, test } from 'vitest';
import { plainText } from '../support/plain-text';
import { hrefs, main, texts } from '../support/read-page';

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
