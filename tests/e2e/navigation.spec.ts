import { type Locator, type Page } from 'playwright/test';
import { colours } from '@/content/colours';
import { articlePaths, pages } from '../support/routes';
import { expect, open, scrollTo, test } from '../support/visit';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const INK = [1, 3, 5].map((at) => Number.parseInt(colours.ink.slice(at, at + 2), 16)).join(', ');
/** Ink, a little translucent. */
const DARK = new RegExp(`^rgba\\(${INK}, 0\\.9`);

const bar = (page: Page) => page.getByRole('banner');
const barLinks = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });

function colourOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).backgroundColor);
}

test('every page opens from the bar, where its link alone is marked and looks different', async ({
  page,
}) => {
  await open(page, '/');
  const lookOf = (link: Locator) =>
    link.evaluate((element) =>
      [getComputedStyle(element, '::after').transform, getComputedStyle(element).backgroundColor].join(),
    );
  for (const { label, path } of [...pages.slice(1), ...pages.slice(0, 1)]) {
    const link = barLinks(page).getByRole('link', { name: label, exact: true });
    const before = await lookOf(link);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-current]:visible')).toHaveCount(1);
    await expect.poll(() => lookOf(link)).not.toBe(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('from one layout to the other and back, each page shows its title and its frame', async ({ page }) => {
  await open(page, '/blog');
  await page.getByRole('main').locator(`a[href="${articlePaths[0]}"]`).click();
  await expect(page).toHaveURL(articlePaths[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Retour au blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(bar(page)).toBeVisible();
  await page.goBack();
  await expect(bar(page)).toHaveCount(0);
});

test('the bar stays in place, transparent down to 50 px of scrolling and dark from 51 px on, at once where a page opens further down', async ({
  page,
}) => {
  await open(page, '/about');
  await expect.poll(() => colourOf(bar(page))).toBe(TRANSPARENT);
  await scrollTo(page, 50);
  expect(await colourOf(bar(page))).toBe(TRANSPARENT);
  await scrollTo(page, 51);
  await expect.poll(() => colourOf(bar(page))).toMatch(DARK);
  await scrollTo(page, 2_000);
  expect((await bar(page).boundingBox())?.y).toBe(0);
  await scrollTo(page, 50);
  await expect.poll(() => colourOf(bar(page))).toBe(TRANSPARENT);
  await open(page, '/#tarifs');
  await expect.poll(() => colourOf(bar(page))).toMatch(DARK);
});

test('under 768 px the bar is always dark and the menu takes the place of its links', async ({ page }) => {
  await open(page, '/about');
  const menu = bar(page).locator('summary');
  await page.setViewportSize({ width: 767, height: 800 });
  await expect.poll(() => colourOf(bar(page))).toMatch(DARK);
  await expect(menu).toBeVisible();
  await expect(barLinks(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect.poll(() => colourOf(bar(page))).toBe(TRANSPARENT);
  await expect(menu).toBeHidden();
  await expect(barLinks(page)).toBeVisible();
});
