import { formatPrice } from '@/lib/rules/format-price';
import { heroFilm } from '@/content/films';
import { CUSTOM_FEATURE_PRICE_USD } from '@/lib/rules/quote/price';
import { article, feature, startingWith, wordOf } from '../support/chosen';
import { contactPage, devisPage, formOn, newVisitor } from '../support/forms';
import { onlyMessageFrom } from '../support/mailbox';
import { expect, open, test } from '../support/visit';
import type { Page } from 'playwright/test';
import { labelOf } from '../support/routes';
import type { RoutePath } from '@/content/pages';

// Not one press of a mouse or of a finger in this file.

const labelled = (path: RoutePath) => new RegExp(`^${labelOf(path)}$`);

test('with the keyboard alone, a visitor jumps over the bar to the content', async ({ page }) => {
  await open(page, '/about');
  await tabTo(page, /^Aller au contenu$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('with the keyboard alone, a visitor finds the contact page, corrects a message and sends it', async ({
  page,
}) => {
  const visitor = newVisitor();
  await open(page, '/');
  await tabTo(page, labelled('/contact'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  const form = formOn(page, contactPage);
  await expect(form.submit).toBeVisible();
  await tabTo(page, /^Nom$/);
  await page.keyboard.type(visitor.name);
  await page.keyboard.press('Enter');
  await expect(form.summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.email).toBeFocused();
  await page.keyboard.type(visitor.email);
  await tabTo(page, /^Message$/);
  await page.keyboard.type('Bonjour');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.success).toBeFocused();
  expect((await onlyMessageFrom(visitor.email)).message).toBe('Bonjour');
});

test('with the keyboard alone, a visitor composes a quote and sends it', async ({ page }) => {
  const visitor = newVisitor();
  await open(page, '/devis');
  await tabTo(page, startingWith(feature.name));
  await page.keyboard.press('Space');
  await tabTo(page, /ce qui manque/);
  await page.keyboard.type('Carte');
  await page.keyboard.press('Enter');
  const totalUsd = feature.priceUsd + CUSTOM_FEATURE_PRICE_USD;
  await expect(page.getByRole('status').filter({ hasText: 'Total estimé' })).toHaveText(
    `Total estimé : ${formatPrice(totalUsd)}`,
  );
  await tabTo(page, /^Nom$/);
  await page.keyboard.type(visitor.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(visitor.email);
  await page.keyboard.press('Enter');
  await expect(formOn(page, devisPage).success).toBeFocused();
  expect((await onlyMessageFrom(visitor.email)).message).toContain(`Total estimé : $${totalUsd}`);
});

test('with the keyboard alone, a reader finds an article and copies its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/blog');
  await tabTo(page, /^Rechercher un article$/);
  await page.keyboard.type(wordOf(article));
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(page, startingWith(article.title));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/blog/${article.id}`);
  await expect(page.getByRole('button', { name: 'Instagram' })).toBeVisible();
  await tabTo(page, /^Instagram$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Lien copié/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(article.id);
});

test('with the keyboard alone, a visitor opens the menu, leaves it and follows it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await tabTo(page, /^Ouvrir le menu/);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('banner').locator('summary')).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, labelled('/services'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services');
  await expect(menu).toBeHidden();
});

test('with the keyboard alone, a visitor stops the film and starts it again', async ({ page }) => {
  test.skip(heroFilm.wide.length === 0, 'the site has no film');
  await open(page, '/');
  const pause = page.getByRole('button', { name: 'Mettre la vidéo en pause' });
  await expect(pause).toBeVisible();
  await tabTo(page, /vidéo/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Lire la vidéo' })).toBeFocused();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await page.keyboard.press('Space');
  await expect(pause).toBeFocused();
});

/** More presses than any page has stops. */
const MAX_PRESSES = 120;

/** Presses Tab until a control of that name has the focus, as a visitor without a mouse does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      // What is written for the eyes: a control of many states holds the words of all of them.
      return element?.labels?.[0]?.textContent ?? element?.innerText ?? '';
    });
    if (name.test(reached.trim())) return;
  }
  throw new Error(`the keyboard never reaches ${name}`);
}
