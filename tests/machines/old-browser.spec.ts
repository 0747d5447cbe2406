import { articles } from '../support/articles';
import { contactPage, devisPage, fillIn, formOn, newVisitor } from '../support/forms';
import { onlyMessageFrom } from '../support/mailbox';
import { helpDriver, oldChromium } from '../support/old-chromium';
import { allPaths } from '../support/routes';
import { expect, open, test } from '../support/visit';

test.use({ launchOptions: oldChromium(), userAgent: '' });
test.beforeEach(({ page }) => helpDriver(page));

test('in an old browser every page shows its title, wakes without a fault and does not scroll sideways', async ({
  page,
  browser,
}) => {
  expect(browser.version()).toMatch(/^88\./);
  for (const path of allPaths) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width, path).toBeLessThanOrEqual(0);
  }
});

test('in an old browser the bar darkens, the film stops and starts, and the menu opens and closes', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Mettre la vidéo en pause' }).click();
  await page.getByRole('button', { name: 'Lire la vidéo' }).click();
  await expect(page.getByRole('button', { name: 'Mettre la vidéo en pause' })).toBeVisible();
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(bar).toHaveCSS('background-color', 'rgba(15, 13, 36, 0.984)');

  await page.setViewportSize({ width: 360, height: 740 });
  await bar.locator('summary').click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await bar.locator('summary').click();
  await menu.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
});

test('in an old browser a reader finds an article and copies its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/blog');
  await page.getByRole('searchbox').fill('docker');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('article').getByRole('link').click();
  await expect(page).toHaveURL(`/blog/${articles[0]?.id}`);
  await page.getByRole('button', { name: 'Instagram' }).click();
  await expect(page.getByText(/^Lien copié/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(articles[0]?.id);
});

test('in an old browser a message is checked, then arrives', async ({ page }) => {
  const visitor = newVisitor();
  await open(page, '/contact');
  const form = formOn(page, contactPage);
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await fillIn(form, visitor);
  await form.submit.click();
  await expect(form.success).toBeFocused();
  expect((await onlyMessageFrom(visitor.email)).fields.noms[0]).toBe(visitor.name);
});

test('in an old browser a quote with ticked boxes and a feature of one’s own arrives', async ({ page }) => {
  const visitor = newVisitor();
  await open(page, '/devis');
  await page.getByText('Page unique de présentation').first().click();
  await page.getByRole('checkbox', { name: /^Référencement Google de base/ }).check();
  await page.getByRole('textbox', { name: /ce qui manque/ }).fill('Carte des agences');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await page.getByRole('button', { name: 'Retirer Référencement Google de base de l’estimation' }).click();
  const form = formOn(page, devisPage);
  await fillIn(form, visitor);
  await form.submit.click();
  await expect(form.success).toBeFocused();
  expect((await onlyMessageFrom(visitor.email)).message).toContain('Total estimé : $150');
});
