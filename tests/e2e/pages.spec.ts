import { aboutPage } from '@/content/pages/about';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { pages } from '../support/routes';
import { expect, open, test, watchRequests } from '../support/visit';

test('every page has a title of its own, ending with the name of the agency', async ({ page }) => {
  const titles = new Set<string>();
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page).toHaveTitle(/^.+ \| Atelier Trame$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    titles.add(await page.title());
  }
  expect(titles.size).toBe(pages.length);
});

test('the about page gives vision, mission, the founder’s words and the expertise', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  for (const { title, statement, detail } of [aboutPage.vision, aboutPage.mission]) {
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(main).toContainText(statement);
    await expect(main).toContainText(detail);
  }
  const founder = page.getByRole('region', { name: 'Le mot du fondateur' });
  await expect(founder).toContainText(aboutPage.quote.text);
  await expect(founder).toContainText('Le fondateur, Atelier Trame');
  await expect(main.getByRole('heading', { name: aboutPage.expertise.title })).toBeVisible();
  for (const highlight of aboutPage.expertise.highlights) await expect(main).toContainText(highlight);
  await expect(main.getByRole('img', { name: aboutPage.expertise.image.alt })).toHaveCount(1);
});

test('the about page holds to four values and works in four steps', async ({ page }) => {
  await open(page, '/about');
  const titles = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  expect(titles).toEqual([
    'Excellence',
    'Sécurité',
    'Accompagnement',
    'Agilité',
    'Écoute et analyse',
    'Conception et prototypage',
    'Développement agile',
    'Déploiement et support',
  ]);
  for (const { description } of [...aboutPage.values.items, ...aboutPage.approach.steps])
    await expect(page.getByText(description)).toBeVisible();
});

test('the services page describes six services and what the client receives', async ({ page }) => {
  await open(page, '/services');
  await expect(page.getByRole('article')).toHaveCount(6);
  for (const { title, subtitle, description, technologies, features } of services) {
    const block = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
    await expect(block.locator('svg, img')).toHaveCount(1);
    await expect(block).toContainText(subtitle);
    await expect(block).toContainText(description);
    await expect(block).toContainText(technologies.join(', '));
    await expect(block.getByRole('listitem')).toHaveText(features);
  }
});

test('the services page counts four steps, from discovery to deployment', async ({ page }) => {
  await open(page, '/services');
  const steps = page.getByRole('listitem').filter({ hasText: /^0[1-4]/ });
  await expect(steps).toHaveText([/^01Découverte/, /^02Conception/, /^03Développement/, /^04Déploiement/]);
});

test('the services page calls to ask for a quote and to see the work', async ({ page }) => {
  await open(page, '/services');
  const calls = [
    { name: 'Demander un devis', path: '/contact' },
    { name: 'Voir nos réalisations', path: '/portfolio' },
  ];
  for (const { name, path } of calls) {
    const links = page.getByRole('main').getByRole('link', { name });
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', path);
  }
});

test('the portfolio tells five projects: category, description, means, features and effect', async ({
  page,
}) => {
  await open(page, '/portfolio');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'School Manager',
    'Vitrine Projet',
    'Omega Consulting',
    'Futuris Research',
    'Field Reports',
  ]);
  for (const { title, category, description, technologies, features, impact, image } of projects) {
    const study = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
    for (const text of [category, description, technologies.join(', '), impact])
      await expect(study).toContainText(text);
    await expect(study.getByRole('listitem')).toHaveText(features);
    await expect(study.getByRole('img', { name: image.alt })).toHaveCount(1);
  }
});

test('« Voir le projet » and « Code source » can be reached and do nothing', async ({ page }) => {
  await open(page, '/portfolio');
  for (const name of ['Voir le projet', 'Code source']) {
    const buttons = page.getByRole('button', { name, exact: true });
    await expect(buttons).toHaveCount(5);
    for (const button of await buttons.all()) {
      await expect(button).toBeDisabled();
      await button.focus();
      await expect(button).toBeFocused();
    }
  }
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  const before = await page.getByRole('main').innerText();
  for (const name of ['Voir le projet', 'Code source']) {
    const button = page.getByRole('button', { name, exact: true }).last();
    await button.click({ force: true });
    await button.press('Enter');
  }
  await expect(page).toHaveURL('/portfolio');
  expect(await page.getByRole('main').innerText()).toBe(before);
  expect(requests).toEqual([]);
});

test('the portfolio ends with its results and a way to write', async ({ page }) => {
  await open(page, '/portfolio');
  await expect(page.getByRole('definition')).toHaveText(['14+', '9+', '91%', '24/7']);
  await expect(page.getByRole('term')).toHaveText([
    'projets livrés',
    'clients satisfaits',
    'de satisfaction',
    'support',
  ]);
  await expect(page.getByRole('main').getByRole('link', { name: 'Nous contacter' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('the contact page says how, where and when to reach the agency', async ({ page }) => {
  await open(page, '/contact');
  const details = page.getByRole('region', { name: 'Nous joindre directement.' });
  await expect(details.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  await expect(details).toContainText('WhatsApp professionnel');
  await expect(details.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    `https://wa.me/${site.whatsapp}`,
  );
  await expect(details).toContainText('Afrique, à distance et sur site');
  await expect(details).toContainText('Réponse sous 24h en moyenne');
  await expect(details).toContainText('Du lundi au vendredi, 9h-18h (GMT+1)');
  await expect(details.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.linkedin\.com\//,
  );
});

const questions = [
  { question: /dure un projet/, answer: /4\sà\s8\ssemaines.*3\sà\s6\smois/ },
  { question: /après le lancement/, answer: /support/ },
  { question: /clients internationaux/, answer: /surtout en Afrique/ },
  { question: /agile/, answer: /étapes courtes/ },
];

test('four frequent questions open on their answers, one by one', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(questions.length);
  for (const { question, answer } of questions) {
    const entry = page.getByRole('main').getByText(answer);
    await expect(entry).toBeHidden();
    await page.getByText(question).last().click();
    await expect(entry).toBeVisible();
  }
});
