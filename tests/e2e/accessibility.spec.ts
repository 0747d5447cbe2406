import { type Page } from 'playwright/test';
import { articles } from '@/content/articles';
import { findBarriers, unroll } from '../support/axe';
import { contactPage, devisPage, fillIn, formOn, formPages, holdMailer, newVisitor } from '../support/forms';
import { onlyMessageFrom } from '../support/mailbox';
import { allPaths, articlePaths } from '../support/routes';
import { expect, open, test } from '../support/visit';

// Nothing is measured in the middle of a movement.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DESKTOP = { tag: '@desktop' };
const STATUS_404 = [/^failed request: .* 404$/, /^console error: .*status of 404/];
const REFUSED = [/^console error: The message could not be sent/];

for (const path of allPaths) {
  test(`${path} has no barrier`, async ({ page }) => {
    await open(page, path);
    if (path === '/devis') await unroll(page);
    expect(await findBarriers(page)).toEqual([]);
  });
}

for (const path of ['/nimporte', '/blog/inconnu']) {
  test(`the missing screen of ${path} has no barrier`, async ({ page, tolerate }) => {
    tolerate(...STATUS_404);
    await open(page, path);
    expect(await findBarriers(page)).toEqual([]);
  });
}

for (const formPage of formPages) {
  test(`${formPage.path} has no barrier with errors, while sending, refused and sent`, async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(...REFUSED);
    const mailer = await holdMailer(page);
    await open(page, formPage.path);
    const form = formOn(page, formPage);
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);

    await fillIn(form, newVisitor());
    await context.setOffline(true);
    await form.submit.click();
    await expect(form.failure).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);
    await context.setOffline(false);
    await form.retry.click();

    await form.submit.click();
    await expect(form.sending).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.clock.install();
    mailer.release();
    await expect(form.success).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);
  });
}

test('a quote with features chosen and added has no barrier', async ({ page }) => {
  await open(page, '/devis');
  for (const box of (await page.getByRole('checkbox').all()).slice(0, 4)) await box.check();
  const custom = page.getByRole('textbox', { name: /ce qui manque/ });
  await custom.fill('Carte des agences');
  await custom.press('Enter');
  await unroll(page);
  expect(await findBarriers(page)).toEqual([]);
});

test('a search without result has no barrier', async ({ page }) => {
  await open(page, '/blog');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('Aucun article trouvé')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('open questions have no barrier', DESKTOP, async ({ page }) => {
  await open(page, '/contact');
  for (const question of await page.getByRole('main').locator('summary').all()) await question.click();
  expect(await findBarriers(page)).toEqual([]);
});

test('an article whose link was copied, or could not be, has no barrier', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, articlePaths[0] ?? '');
  const instagram = page.getByRole('button', { name: 'Instagram' });
  await instagram.click();
  await expect(page.getByText(/Lien copié/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await instagram.click();
  await expect(page.getByRole('textbox', { name: 'Copiez ce lien' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('the menu of narrow screens has no barrier', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await page.getByRole('banner').locator('summary').click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  // The page behind, its title and its landmark, are out of reach while the menu is open: that is the point.
  expect(await findBarriers(page, ['landmark-one-main', 'page-has-heading-one'])).toEqual([]);
});

test('no page scrolls sideways, even at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of allPaths) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

/** Presses Tab until a control of that name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  for (let press = 0; press < 90; press += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
    if (name.test(reached)) return;
  }
  throw new Error(`the keyboard never reaches ${name}`);
}

test(
  'with the keyboard alone, a visitor finds the contact page and sends a message',
  DESKTOP,
  async ({ page }) => {
    const visitor = newVisitor();
    await open(page, '/');
    await tabTo(page, /^Contact$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(formOn(page, contactPage).submit).toBeVisible();
    await tabTo(page, /^Nom$/);
    await page.keyboard.type(visitor.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(visitor.email);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Bonjour');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(formOn(page, contactPage).success).toBeFocused();
    expect((await onlyMessageFrom(visitor.email)).message).toBe('Bonjour');
  },
);

test('with the keyboard alone, a visitor composes a quote and sends it', DESKTOP, async ({ page }) => {
  const visitor = newVisitor();
  await open(page, '/devis');
  await tabTo(page, /^SEO de base/);
  await page.keyboard.press('Space');
  await tabTo(page, /ce qui manque/);
  await page.keyboard.type('Carte');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Total estimé' })).toHaveText(
    'Total estimé : $120',
  );
  await tabTo(page, /^Nom$/);
  await page.keyboard.type(visitor.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(visitor.email);
  await page.keyboard.press('Enter');
  await expect(formOn(page, devisPage).success).toBeFocused();
  expect((await onlyMessageFrom(visitor.email)).message).toContain('Total estimé : $120');
});

test('with the keyboard alone, a reader finds an article and shares it', DESKTOP, async ({ page }) => {
  await open(page, '/blog');
  await tabTo(page, /^Rechercher un article$/);
  await page.keyboard.type('docker');
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(page, /^CI\/CD/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/blog/${articles[0]?.id}`);
  await expect(page.getByRole('button', { name: 'Instagram' })).toBeVisible();
  await tabTo(page, /^Instagram$/);
});
