import { type Page } from 'playwright/test';
import { absoluteUrl } from '@/lib/build/seo/site-url';
import { article } from '../support/chosen';
import { expect, open, stopClock, test, watchRequests } from '../support/visit';

const DESKTOP = { tag: '@desktop' };
const TOAST = /^Lien copié !/;

const address = `/blog/${article.id}`;
const published = absoluteUrl(address);
const sharing = (page: Page) => page.getByRole('region', { name: 'Partager cet article' });
const whatsApp = (page: Page) => sharing(page).getByRole('link', { name: 'WhatsApp' });

test('« Sauvegarder », likes and comments can be reached and do nothing', DESKTOP, async ({ page }) => {
  await open(page, address);
  const buttons = page.getByRole('button', { name: /Sauvegarder|j’aime|commentaires/ });
  await expect(buttons).toHaveCount(3);
  for (const button of await buttons.all()) {
    await button.focus();
    await expect(button).toBeFocused();
    await expect(button).toBeDisabled();
  }
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  const before = await page.getByRole('main').innerText();
  for (const button of await buttons.all()) {
    await button.press('Enter');
    await button.dispatchEvent('click');
  }
  expect(await page.getByRole('main').innerText()).toBe(before);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(address);
});

test('sharing opens the network beside the article', DESKTOP, async ({ page, context, tolerate }) => {
  tolerate(/^other origin: https:\/\/(wa\.me|www\.facebook\.com|x\.com|www\.linkedin\.com)\//);
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>réseau' }));
  await open(page, address);
  for (const link of await sharing(page).getByRole('link').all()) {
    const popup = page.waitForEvent('popup');
    await link.click();
    expect((await popup).url()).toBe(await link.evaluate((element: HTMLAnchorElement) => element.href));
    await (await popup).close();
  }
  await expect(page).toHaveURL(address);
});

test('where the device shares, its own sheet opens and nothing else does', async ({ page, context }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) });
  });
  await open(page, address);
  await whatsApp(page).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ title: article.title, url: published }]);
  expect(context.pages()).toHaveLength(1);
  await expect(page).toHaveURL(address);
});

test('Instagram copies the link and says so for three seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, address);
  await stopClock(page);
  await sharing(page).getByRole('button', { name: 'Instagram' }).click();
  const toast = page.getByRole('status').filter({ hasText: TOAST });
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(published);
  await page.clock.runFor(2_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText(TOAST)).toBeHidden();
});
