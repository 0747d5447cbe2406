import { type Page } from 'playwright/test';
import { clients } from '@/content/clients';
import { expertise } from '@/content/expertise';
import { homePage } from '@/content/pages/home';
import { expect, open, scrollTo, test } from '../support/visit';

const DESKTOP = { tag: '@desktop' };

const shortcut = (page: Page) => page.getByRole('link', { name: 'Voir nos tarifs', exact: true });
const pricing = (page: Page) => page.getByRole('region', { name: homePage.pricing.title });

test('the hero says where innovation and excellence meet', DESKTOP, async ({ page }) => {
  await open(page, '/');
  const promise = page.getByRole('heading', { level: 1 });
  await expect(promise).toContainText(/innovation/);
  await expect(promise).toContainText(/excellence/);
});

test('six areas of expertise, each with its technologies', DESKTOP, async ({ page }) => {
  await open(page, '/');
  expect(expertise.map(({ title }) => title)).toEqual([
    'Développement web',
    'Applications mobiles',
    'DevOps',
    'API et paiement',
    'Données et reporting',
    'MVP',
  ]);
  for (const { title, description, technologies } of expertise) {
    const area = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
    await expect(area).toContainText(description);
    await expect(area).toContainText(technologies.join(', '));
  }
});

test('the agency in four figures', DESKTOP, async ({ page }) => {
  await open(page, '/');
  const band = page.getByRole('region', { name: 'L’atelier en chiffres' });
  await expect(band.getByRole('definition')).toHaveText(['14+', '9+', '91%', '24/7']);
  await expect(band.getByRole('term')).toHaveText([
    'projets livrés',
    'clients satisfaits',
    'de satisfaction',
    'support',
  ]);
});

test('two featured projects with what they changed', DESKTOP, async ({ page }) => {
  await open(page, '/');
  const projects = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^(School Manager|Field Reports)$/ }) });
  await expect(projects).toHaveCount(2);
  await expect(projects.first()).toContainText(
    /3\s+écoles numérisées, 60\s% de temps administratif en moins/,
  );
  await expect(projects.last()).toContainText(/80\s% d’erreurs de saisie en moins/);
});

const offers = [
  {
    title: 'Site Web Pro',
    price: '$349',
    facts: ['Livraison en 1 à 2 semaines', 'Hébergement 1 an', 'Support 3 mois'],
    popular: false,
  },
  {
    title: 'Site Web Corporate',
    price: '$899',
    facts: ['Jusqu’à 10 pages, en 2 à 3 semaines', 'Hébergement premium 1 an', 'Support 6 mois'],
    popular: true,
  },
  {
    title: 'Application Mobile Lite',
    price: '$799',
    facts: ['iOS et Android, en 5 à 6 semaines', 'Support 3 mois', 'Mises à jour gratuites 6 mois'],
    popular: false,
  },
];

test('three offers with their price, their facts and a way to choose each', async ({ page }) => {
  await open(page, '/');
  await expect(pricing(page).getByRole('heading', { level: 3 })).toHaveText(offers.map(({ title }) => title));
  for (const { title, price, facts, popular } of offers) {
    const card = pricing(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText(facts);
    await expect(card.getByText('Le plus populaire')).toHaveCount(popular ? 1 : 0);
    await expect(card.getByRole('link')).toHaveAttribute('href', '/contact');
  }
});

test('seven clients are named', DESKTOP, async ({ page }) => {
  await open(page, '/');
  const row = page.getByRole('list').filter({ hasText: clients.join('') });
  await expect(row.getByRole('listitem')).toHaveText(clients);
  expect(clients).toHaveLength(7);
});

test(
  'the home page leads to the contact, portfolio, services, about and quote pages',
  DESKTOP,
  async ({ page }) => {
    await open(page, '/');
    for (const path of ['/contact', '/portfolio', '/services', '/about', '/devis']) {
      const links = page.getByRole('main').locator(`a[href="${path}"]`);
      expect(await links.count(), path).toBeGreaterThan(0);
      await expect(links.first()).toHaveAccessibleName(/\S/);
    }
    await expect(
      page
        .getByRole('region')
        .or(page.getByRole('main'))
        .getByRole('heading', { name: homePage.closing.title }),
    ).toHaveCount(1);
  },
);

/** Distance in pixels from the line at a tenth of the window down to the top of the prices. */
function distanceToLine(page: Page): Promise<number> {
  return pricing(page).evaluate((section) => section.getBoundingClientRect().top - 0.1 * window.innerHeight);
}

async function scrollPricesTo(page: Page, distance: number) {
  const scrolled = await page.evaluate(() => window.scrollY);
  await scrollTo(page, scrolled + (await distanceToLine(page)) - distance);
}

test('« Voir nos tarifs » floats until the prices reach a tenth of the window, both ways', async ({
  page,
}) => {
  await open(page, '/');
  await expect(shortcut(page)).toBeVisible();
  await scrollPricesTo(page, 300);
  await expect(shortcut(page)).toBeVisible();
  await scrollPricesTo(page, 2);
  expect(await distanceToLine(page)).toBeGreaterThan(0);
  await expect(shortcut(page)).toBeVisible();
  await scrollPricesTo(page, -1);
  expect(await distanceToLine(page)).toBeLessThanOrEqual(0);
  await expect(shortcut(page)).toBeHidden();
  await scrollTo(page, 1_000_000);
  await expect(shortcut(page)).toBeHidden();
  await scrollPricesTo(page, -1);
  await expect(shortcut(page)).toBeHidden();
  await scrollPricesTo(page, 2);
  await expect(shortcut(page)).toBeVisible();
});

test('« Voir nos tarifs » stands in the window and scrolls smoothly to the prices', async ({ page }) => {
  await open(page, '/');
  await expect(shortcut(page)).toBeInViewport({ ratio: 1 });
  const heights = await page.evaluate(async () => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(window.scrollY));
    const isDone = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    document.querySelector<HTMLElement>('a[href="#tarifs"]')?.click();
    await isDone;
    return seen;
  });
  // A jump would be seen at one height only; a slow machine draws few of the heights in between.
  expect(new Set(heights).size).toBeGreaterThan(2);
  await expect.poll(() => distanceToLine(page)).toBeLessThanOrEqual(0);
  await expect(shortcut(page)).toBeHidden();
  await expect(pricing(page).getByRole('heading', { level: 2 })).toBeInViewport();
});
