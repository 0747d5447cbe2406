import type { Page } from 'playwright/test';
import { articlePaths, pages } from '../support/routes';
import { expect, open, test } from '../support/visit';

const fullHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('no page, followed from another or gone back to, asks for styles', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/*.css', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await open(page, '/blog');
  const height = await fullHeight(page);
  await page.getByRole('main').locator(`a[href="${articlePaths[0]}"]`).click();
  await expect(page).toHaveURL(articlePaths[0] ?? '');
  await page.goBack();
  await expect.poll(() => fullHeight(page)).toBe(height);
  for (const { path } of pages) await open(page, path);
  expect(asked).toEqual([]);
});
