import { type Page } from 'playwright/test';
import { articles } from '@/content/articles';
import { startBareHost, type BareHost } from '../support/bare-host';
import { pages } from '../support/routes';
import { expect, wake, test as visit } from '../support/visit';

const test = visit.extend<{ bareHost: BareHost }>({
  bareHost: async ({ tolerate }, provide) => {
    tolerate(/^other origin: http:\/\/127\.0\.0\.1/);
    const host = await startBareHost();
    await provide(host);
    await host.stop();
  },
});

// The browser itself reports the status of the page it was asked for.
const STATUS_404 = [/^failed request: .* 404$/, /^console error: .*status of 404/];

const article = articles[1];
if (!article) throw new Error('the blog has no second article');

async function expectArticleScreen(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article non trouvé');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByText("L'article que vous recherchez n'existe pas.", { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Article non trouvé | Atelier Trame');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectNotIndexed(page);
}

async function expectPageScreen(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect(page.getByText(/Unexpected Application Error!.*404 Not Found/s)).toBeVisible();
  await expect(page).toHaveTitle('Page introuvable | Atelier Trame');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pour reprendre le fil' }).getByRole('link')).toHaveText(
    pages.map(({ label }) => label),
  );
  await expectNotIndexed(page);
}

async function expectNotIndexed(page: Page) {
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await expect(page.locator('meta[name="robots"][content*="noindex"]').first()).toBeAttached();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
}

for (const path of ['/blog/inconnu', '/blog/00000000-0000-4000-8000-000000000000', '/blog/a/b']) {
  test(`${path} is an article that does not exist, and leads back to the blog`, async ({
    page,
    tolerate,
  }) => {
    tolerate(...STATUS_404);
    expect((await page.goto(path))?.status()).toBe(404);
    await wake(page);
    await expectArticleScreen(page);
    await page.getByRole('link', { name: 'Retour au blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page).toHaveTitle(/Blog/);
    await expect(page.getByRole('status')).toHaveText('4 article(s) trouvé(s)');
  });
}

for (const path of ['/nimporte', '/nimporte/quoi?x=1', '/aboutt', '/devis/2024']) {
  test(`${path} is a page that does not exist, and there are ways on`, async ({ page, tolerate }) => {
    tolerate(...STATUS_404);
    expect((await page.goto(path))?.status()).toBe(404);
    await wake(page);
    await expectPageScreen(page);
    await page.getByRole('main').getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a missing page still says so and leads on', async ({ page, tolerate }) => {
    tolerate(...STATUS_404);
    expect((await page.goto('/nimporte'))?.status()).toBe(404);
    await expectPageScreen(page);
  });
});

const spellings = [
  { asked: '/ABOUT', path: '/about' },
  { asked: '/about/', path: '/about' },
  { asked: '/Services/', path: '/services' },
  { asked: '/PortFolio', path: '/portfolio' },
  { asked: '/CONTACT', path: '/contact' },
  { asked: '/devis/', path: '/devis' },
  { asked: '/BLOG/', path: '/blog' },
  { asked: `/Blog/${article.id.toUpperCase()}`, path: `/blog/${article.id}` },
  { asked: `/blog/${article.id}/`, path: `/blog/${article.id}` },
];

test('any casing or a slash at the end reaches the same screen', async ({ page }) => {
  for (const { asked, path } of spellings) {
    await page.goto(path);
    const title = await page.title();
    const response = await page.goto(`${asked}?q=docker#contenu`);
    expect(response?.status(), asked).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(`${path}?q=docker#contenu`);
  }
});

for (const { asked, path } of spellings) {
  test(`on a host without rules, ${asked} goes to ${path} with its query and fragment`, async ({
    page,
    bareHost,
    tolerate,
  }) => {
    tolerate(...STATUS_404);
    await page.goto(`${bareHost.origin}${path}`);
    const title = await page.title();
    await page.goto(`${bareHost.origin}${asked}?q=docker#contenu`);
    await page.waitForURL(`${bareHost.origin}${path}?q=docker#contenu`);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('on a host without rules, both missing screens answer as they should', async ({
  page,
  bareHost,
  tolerate,
}) => {
  tolerate(...STATUS_404);
  expect((await page.goto(`${bareHost.origin}/blog/inconnu`))?.status()).toBe(404);
  await expectArticleScreen(page);
  expect((await page.goto(`${bareHost.origin}/NIMPORTE/`))?.status()).toBe(404);
  await expectPageScreen(page);
});
