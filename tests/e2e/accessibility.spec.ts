import { contactPage } from '@/content/pages/contact';
import { findBarriers, unroll } from '../support/axe';
import { FIRST, LATE, MIDDLE } from '../support/chosen';
import { fillIn, formOn, formPages, holdMailer, newVisitor } from '../support/forms';
import { addCustom, quoteOn } from '../support/quote-page';
import { articlePaths } from '../support/routes';
import { expect, open, test } from '../support/visit';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const REFUSED = [/^console error: The message could not be sent/];

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
    for (const id of [FIRST, MIDDLE, LATE]) await quoteOn(page).box(id).check();
    await addCustom(page, 'Carte des agences');
    await unroll(page);
    expect(await findBarriers(page)).toEqual([]);
  });

  test('every question opens on its answer, and neither they nor a search without result have a barrier', async ({
    page,
  }) => {
    await open(page, '/contact');
    for (const { question, answer } of contactPage.faq.entries) {
      await expect(page.getByText(answer)).toBeHidden();
      await page.getByText(question).last().click();
      await expect(page.getByText(answer)).toBeVisible();
    }
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
