import { type Page } from 'playwright/test';
import { findBarriers, findFaintText, unroll } from '../support/axe';
import { fillIn, formOn, formPages, holdMailer, newVisitor } from '../support/forms';
import { articlePaths, layoutPaths } from '../support/routes';
import { expect, open, test } from '../support/visit';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const USUAL_PX = 16;
const REFUSED = [/^console error: The message could not be sent/];

for (const path of layoutPaths) {
  test(`${path} has no barrier, its text the contrast of 7:1, in large letters and magnified too`, async ({
    page,
  }) => {
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await open(page, path);
      if (path === '/devis') await unroll(page);
      expect(await findBarriers(page)).toEqual([]);
      expect(await findFaintText(page)).toEqual([]);
    }
    await test.step('text one and a half as large on a phone, twice on a desk', async () => {
      await page.setViewportSize(PHONE);
      await setTextSize(page, 1.5 * USUAL_PX);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(DESKTOP);
      await setTextSize(page, 2 * USUAL_PX);
      await expectNoSidewaysScroll(page);
      if (path === '/devis') await unroll(page);
      expect(await findBarriers(page)).toEqual([]);
    });
    await test.step('under a magnifier of 400 %', async () => {
      await setTextSize(page, USUAL_PX);
      await page.setViewportSize({ width: 320, height: 256 });
      await expectNoSidewaysScroll(page);
      expect(await findBarriers(page)).toEqual([]);
    });
  });
}

test('no article scrolls sideways under a magnifier', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of articlePaths) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
});

test('a missing page and a missing article have no barrier', async ({ page, tolerate }) => {
  tolerate(/^failed request: .* 404$/, /^console error: .*status of 404/);
  for (const path of ['/nimporte', '/blog/inconnu']) {
    await page.goto(path);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      expect(await findBarriers(page), path).toEqual([]);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

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
      expect(await findFaintText(page)).toEqual([]);

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

  test('open questions and a search without result have no barrier', async ({ page }) => {
    await open(page, '/contact');
    for (const question of await page.getByRole('main').locator('summary').all()) await question.click();
    expect(await findBarriers(page)).toEqual([]);
    await open(page, '/blog');
    await page.getByRole('searchbox').fill('zzzz');
    await expect(page.getByText('Aucun article trouvé')).toBeVisible();
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

  test('the menu has no barrier', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').locator('summary').click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    // The page behind, its title and its landmark, are out of reach while the menu is open: that is the point.
    expect(await findBarriers(page, ['landmark-one-main', 'page-has-heading-one'])).toEqual([]);
  });
});

/** Gives the browser another usual size of letters, in pixels, as its settings would. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
