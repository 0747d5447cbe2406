import { type Page } from 'playwright/test';
import { articles } from '@/content/articles';
import { blogPage } from '@/content/pages/blog';
import { formatDate } from '@/lib/format-date';
import { holdScripts } from '../support/hold-scripts';
import { expect, expectScriptReady, open, test, watchRequests } from '../support/visit';

const DESKTOP = { tag: '@desktop' };

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher un article' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Catégorie' });
const featured = (page: Page) => page.getByRole('region', { name: blogPage.featured.title });
const latest = (page: Page) => page.getByRole('region', { name: blogPage.latest.title });

const titlesOf = (shown: typeof articles) => shown.map(({ title }) => title).sort();

async function expectArticles(page: Page, shown: typeof articles) {
  await expect(page.getByRole('status')).toHaveText(`${shown.length} article(s) trouvé(s)`);
  await expect(page.getByRole('article')).toHaveCount(shown.length);
  expect((await page.getByRole('article').getByRole('heading').allTextContents()).sort()).toEqual(
    titlesOf(shown),
  );
  await expect(page.getByText('Aucun article trouvé')).toHaveCount(shown.length === 0 ? 1 : 0);
}

const [ciCd, ...others] = articles;

test('the delivery article stands apart, the three others in a grid, each with two tags', async ({
  page,
}) => {
  await open(page, '/blog');
  await expect(page.getByRole('status')).toHaveText('4 article(s) trouvé(s)');
  expect(ciCd).toMatchObject({ featured: true, category: 'DevOps' });
  await expect(featured(page).getByRole('article')).toHaveCount(1);
  await expect(featured(page).getByRole('heading', { level: 3 })).toHaveText(ciCd?.title ?? '');
  await expect(latest(page).getByRole('article').getByRole('heading')).toHaveText(
    others.map(({ title }) => title),
  );
  for (const article of articles) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: article.title, exact: true }) });
    for (const text of [article.excerpt, article.category, article.readTime, formatDate(article.date)])
      await expect(card).toContainText(text);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/blog/${article.id}`);
    await expect(card.getByRole('list', { name: 'Mots-clés' }).getByRole('listitem')).toHaveText(
      article.tags.slice(0, 2),
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article is in the page', DESKTOP, async ({ page }) => {
    await page.goto('/blog?q=introuvable');
    await expectArticles(page, articles);
  });
});

const searches = [
  { how: 'a word of a title, in capitals', query: 'MOBILE MONEY' },
  { how: 'a word of an excerpt', query: 'idempotence' },
  { how: 'a tag', query: 'webhooks' },
  { how: 'a tag that no card shows', query: 'petites équipes' },
  { how: 'letters without their accents', query: 'equipe' },
  { how: 'accents where there are none', query: 'Pàiement' },
  { how: 'spaces around', query: '   docker  ' },
  { how: 'nothing but spaces', query: '   ' },
];

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

for (const { how, query } of searches) {
  test(`the list narrows as one types: ${how}`, DESKTOP, async ({ page }) => {
    const expected = articles.filter(({ title, excerpt, tags }) =>
      [title, excerpt, ...tags].some((text) => fold(text).includes(fold(query.trim()))),
    );
    expect(expected.length).toBeGreaterThan(0);
    await open(page, '/blog');
    await search(page).pressSequentially(query);
    await expectArticles(page, expected);
  });
}

test('words that are only in the body of an article find nothing', async ({ page }) => {
  await open(page, '/blog');
  await search(page).fill('KNOWN_HOSTS');
  await expectArticles(page, []);
  await expect(page.getByText('Essayez de modifier vos critères de recherche')).toBeVisible();
  await expect(featured(page)).toHaveCount(0);
  await expect(latest(page)).toHaveCount(0);
  await search(page).fill('');
  await expectArticles(page, articles);
});

test('the featured article leaves its section when it does not match', DESKTOP, async ({ page }) => {
  await open(page, '/blog');
  await search(page).fill('webhooks');
  await expect(featured(page)).toHaveCount(0);
  await search(page).fill('github actions');
  await expect(featured(page).getByRole('article')).toHaveCount(1);
  await expect(latest(page)).toHaveCount(0);
});

const categories = [
  'Tous',
  'Développement Web',
  'Applications Mobiles',
  'DevOps',
  'API',
  'Data Science',
  'Innovation',
];

test('seven categories, each showing exactly its articles', async ({ page }) => {
  await open(page, '/blog');
  await expect(category(page).getByRole('option')).toHaveText(categories);
  await expect(category(page)).toHaveValue('Tous');
  for (const name of categories) {
    await category(page).selectOption(name);
    await expectArticles(
      page,
      articles.filter((article) => name === 'Tous' || article.category === name),
    );
  }
});

test('search and category narrow the list together', DESKTOP, async ({ page }) => {
  await open(page, '/blog');
  await search(page).fill('mobile');
  await category(page).selectOption('API');
  await expectArticles(
    page,
    articles.filter(({ title }) => title.startsWith('Mobile Money')),
  );
  await category(page).selectOption('DevOps');
  await expectArticles(page, []);
});

test('the address keeps the search: reloaded, shared, and back from an article', async ({
  page,
  context,
}) => {
  await open(page, '/blog');
  await search(page).fill(' mobile ');
  await category(page).selectOption('Applications Mobiles');
  await expect(page).toHaveURL('/blog?q=mobile&categorie=Applications+Mobiles');
  const expected = articles.filter(({ title }) => title.startsWith('Hors ligne'));
  await expectArticles(page, expected);

  await page.reload();
  await expectArticles(page, expected);
  await expect(search(page)).toHaveValue('mobile');
  await expect(category(page)).toHaveValue('Applications Mobiles');

  await page.getByRole('article').getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL('/blog?q=mobile&categorie=Applications+Mobiles');
  await expectArticles(page, expected);
  await expect(search(page)).toHaveValue('mobile');

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expectArticles(shared, expected);

  await search(page).fill('');
  await category(page).selectOption('Tous');
  await expect(page).toHaveURL('/blog');
  await expectArticles(page, articles);
});

test('an address with an unknown category shows them all', DESKTOP, async ({ page }) => {
  await open(page, '/blog?categorie=Cuisine');
  await expectArticles(page, articles);
  await expect(category(page)).toHaveValue('Tous');
});

test('Enter in the search box keeps the list and the page', DESKTOP, async ({ page }) => {
  await open(page, '/blog');
  await search(page).fill('docker');
  await search(page).press('Enter');
  await expect(page).toHaveURL('/blog?q=docker');
  await expectArticles(
    page,
    articles.filter(({ tags }) => tags.includes('Docker')),
  );
});

test('what is typed before the scripts arrive is kept and answered', DESKTOP, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/blog?q=webhooks', { waitUntil: 'commit' });
  await search(page).fill('docker');
  await category(page).selectOption('DevOps');
  scripts.release();
  await expectScriptReady(page);
  await expectArticles(
    page,
    articles.filter(({ tags }) => tags.includes('Docker')),
  );
  await expect(search(page)).toHaveValue('docker');
  await expect(page).toHaveURL('/blog?q=docker&categorie=DevOps');
});

test('the newsletter can be filled in and sends nothing', async ({ page }) => {
  await open(page, '/blog');
  const box = page.getByRole('region', { name: blogPage.newsletter.title });
  const email = box.getByRole('textbox', { name: 'Votre e-mail' });
  await expect(email).toHaveAttribute('type', 'email');
  const subscribe = box.getByRole('button', { name: "S'abonner", exact: true });
  await expect(subscribe).toBeDisabled();
  await email.fill('awa@client.example');
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  const before = await page.getByRole('main').textContent();
  await email.press('Enter');
  await subscribe.press('Enter');
  await subscribe.click({ force: true });
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/blog');
  await expect(email).toHaveValue('awa@client.example');
  expect(await page.getByRole('main').textContent()).toBe(before);
});
