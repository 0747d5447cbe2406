import type { Page } from 'playwright/test';
import { articlePaths, pages } from '../support/routes';
import { expect, open, test } from '../support/visit';

const fullHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function followInFooter(page: Page, path: string) {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('no page followed from another waits for its styles, or is shown without', async ({
  page,
  tolerate,
}) => {
  tolerate(/503/);
  const asked: string[] = [];
  await page.route('**/*.css', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 503 });
  });
  const article = articlePaths[0] ?? '';
  const heights = new Map<string, number>();
  for (const path of [...pages.map((item) => item.path), article]) {
    await page.goto(path);
    heights.set(path, await fullHeight(page));
  }

  await open(page, '/contact');
  for (const path of ['/services', '/about', '/portfolio', '/']) {
    await test.step(`to ${path}, within the layout`, async () => {
      await followInFooter(page, path);
      await expect.poll(() => fullHeight(page)).toBe(heights.get(path));
    });
  }
  await open(page, '/blog');
  await test.step('to an article and back', async () => {
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(article);
    expect(await fullHeight(page)).toBe(heights.get(article));
    await page.getByRole('link', { name: 'Retour au blog' }).first().click();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => fullHeight(page)).toBe(heights.get('/blog'));
  });
  expect(asked).toEqual([]);
});
