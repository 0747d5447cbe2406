import { type Page } from 'playwright/test';
import { blogWords } from '@/content/pages/blog';
import { errorsPage } from '@/content/pages/errors';
import { agency } from '@/content/agency';
import { fill } from '@/lib/rules/fill';
import { articles } from '../support/articles';
import { findBarriers } from '../support/axe';
import { devisPage } from '../support/forms';
import { blogPath, pages, plainPath } from '../support/routes';
import { expect, test } from '../support/visit';

// The browser itself reports the status.
test.beforeEach(({ tolerate }) => tolerate(/^failed request: .* 404$/, /status of 404/));

const landmarks = ['banner', 'navigation', 'contentinfo'] as const;

async function expectArticleScreen(page: Page) {
  const { title, text } = errorsPage.article;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: true });
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${title} | ${agency.name}`);
  for (const role of landmarks) await expect(page.getByRole(role)).toHaveCount(0);
  const latest = articles.slice(0, 2).map(({ title }) => title);
  await expect(page.getByRole('link')).toHaveText([errorsPage.article.action.label, ...latest]);
}

async function expectNoBarrier(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await findBarriers(page)).toEqual([]);
  }
}

async function expectPageScreen(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorsPage.page.title, {
    useInnerText: true,
  });
  await expect(page.getByText(errorsPage.page.failure, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${errorsPage.page.title} | ${agency.name}`);
  for (const role of landmarks) await expect(page.getByRole(role).first()).toBeVisible();
  const waysOn = page.getByRole('navigation', { name: errorsPage.page.waysOn });
  await expect(waysOn.getByRole('link')).toHaveText(pages.map(({ label }) => label));
}

test('an article that does not exist says so, without bar and footer, and leads back to the blog', async ({
  page,
}) => {
  const response = await page.goto(`${blogPath}/00000000-0000-4000-8000-000000000000`);
  expect(response?.status()).toBe(404);
  await expectArticleScreen(page);
  await expectNoBarrier(page);
  await page.getByRole('link', { name: errorsPage.article.action.label }).click();
  await expect(page).toHaveURL(blogPath);
  const found = articles.length > 0 ? [fill(blogWords.found, { count: articles.length })] : [];
  await expect(page.getByRole('status')).toHaveText(found);
});

test('a page that does not exist says so, and there are ways on', async ({ page, baseURL }) => {
  for (const address of ['/nimporte/quoi?x=1', '//nope', '/\\x']) {
    await test.step(address, async () => {
      const response = await page.goto(`${baseURL}${address}`);
      expect(response?.status()).toBe(404);
      await expectPageScreen(page);
      await page.getByRole('main').press('Tab');
      await expectPageScreen(page);
    });
  }
  await expectNoBarrier(page);
  await page.getByRole('main').getByRole('link', { name: pages[2]?.label }).click();
  await expect(page).toHaveURL(pages[2]?.path ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a missing page still says so and leads on', async ({ page }) => {
    expect((await page.goto('/nimporte'))?.status()).toBe(404);
    await expectPageScreen(page);
  });
});

test('on a host without rules, a spoilt address goes where it meant, and the others say what is missing', async ({
  page,
  bareHost: { origin },
}) => {
  const spoilt = [
    { asked: `${plainPath.toUpperCase()}/`, path: plainPath },
    { asked: `${devisPage.path}).`, path: devisPage.path },
    ...articles.slice(-1).map(({ id }) => ({ asked: `/Blog/${id.toUpperCase()}/`, path: `/blog/${id}` })),
  ];
  for (const { asked, path } of spoilt) {
    await test.step(asked, async () => {
      await page.goto(`${origin}${asked}?q=docker#contenu`);
      await page.waitForURL(`${origin}${path}?q=docker#contenu`);
      for (const { title } of [errorsPage.page, errorsPage.article])
        await expect(page).not.toHaveTitle(`${title} | ${agency.name}`);
    });
  }
  await page.goto(`${origin}/blog/inconnu`);
  await expectArticleScreen(page);
  await page.goto(`${origin}/NIMPORTE/`);
  await expectPageScreen(page);
});
