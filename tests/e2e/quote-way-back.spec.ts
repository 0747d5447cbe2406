import type { Page } from 'playwright/test';
import { formWords } from '@/content/forms';
import { frameWords } from '@/content/frame';
import { quoteLink } from '@/lib/rules/quote/link';
import { EARLY, LATE } from '../support/chosen';
import { devisPage, fillIn, formOn, formPages, newVisitor } from '../support/forms';
import { hold, holdScripts } from '../support/hold';
import { addCustom, chosen, linkTo, quoteOn } from '../support/quote-page';
import { plainPath } from '../support/routes';
import { MAILER_PATH } from '@/lib/rules/lead/mailer';
import { expect, expectKept, expectScriptReady, keptOn, open, test } from '../support/visit';

// The way back, over entries of the history: what was composed last comes back, what is gone stays gone.

for (const fate of ['gone on with', 'erased', 'sent', 'a link’s'] as const)
  for (const way of ['an anchor', 'other pages'] as const) {
    const isLink = fate === 'a link’s';
    // In another page the address of a link wins.
    if (isLink && way === 'other pages') continue;
    test(`what is composed stays on the way back over ${way} to a quote that was ${fate}`, async ({
      page,
    }) => {
      await open(page, isLink ? linkTo([EARLY], ['Carte']) : devisPage.path);
      if (!isLink) {
        await quoteOn(page).box(EARLY).check();
        await addCustom(page, 'Carte');
        await expectKept(page);
      }
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('Carte');
      await expect(page).toHaveURL(RegExp(EARLY));
      if (way === 'an anchor') await page.evaluate(() => location.assign('#contenu'));
      else {
        await page.goto(plainPath);
        await open(page, devisPage.path);
      }
      await expect(page).toHaveURL(RegExp(EARLY));
      if (fate === 'erased') await page.getByRole('button', { name: formWords.draft.erase }).first().click();
      if (fate === 'sent') {
        const form = formOn(page, devisPage);
        await fillIn(form, newVisitor());
        await form.submit.click();
        await expect(form.success).toBeVisible();
        await expect(form.success).toBeHidden();
      }
      await quoteOn(page).box(LATE).check();
      const composed = await chosen(page);
      await expectKept(page);
      await expect(page).toHaveURL(RegExp(LATE));
      await page.goBack();
      if (way === 'other pages') {
        await expect(page).toHaveURL(plainPath);
        await page.goBack();
      }
      await expect.poll(() => chosen(page)).toEqual(composed);
      await expect(page).toHaveURL(RegExp(LATE));
      await page.reload();
      await expect.poll(() => chosen(page)).toEqual(composed);
    });
  }

test('the first tick over a link is there after a reload in the same moment', async ({ page }) => {
  await open(page, linkTo([EARLY]));
  const again = page.waitForEvent('load');
  await quoteOn(page)
    .box(LATE)
    .evaluate((box: HTMLElement) => {
      box.click();
      location.reload();
    });
  await again;
  await expect.poll(() => chosen(page)).toEqual([EARLY, LATE]);
});

test('what is erased stays erased on the way back in its page', async ({ page }) => {
  await open(page, devisPage.path);
  await quoteOn(page).box(EARLY).check();
  await expectKept(page);
  await expect(page).toHaveURL(RegExp(EARLY));
  await page.evaluate(() => location.assign('#contenu'));
  await expect(page).toHaveURL(RegExp(EARLY));
  await page.getByRole('button', { name: formWords.draft.erase }).first().click();
  await expect(page).toHaveURL(devisPage.path);
  await page.goBack();
  await expect(page).toHaveURL(devisPage.path);
  expect(await chosen(page)).toEqual([]);
});

test('Back from what « Composer ce devis » brought leads to the quote that it took the place of', async ({
  page,
}) => {
  await open(page, devisPage.path);
  await quoteOn(page).box(LATE).check();
  await expectKept(page);
  await expect(page).toHaveURL(RegExp(LATE));
  await page.goto(plainPath);
  await page.evaluate((link) => location.assign(link), quoteLink([EARLY]));
  await expectKept(page);
  await page.goto(plainPath);
  await page.goBack();
  await expect.poll(() => chosen(page)).toEqual([EARLY]);
  await page.goBack();
  await expect(page).toHaveURL(plainPath);
  await page.goBack();
  await expect.poll(() => chosen(page)).toEqual([LATE]);
});

test('what came back and was not touched stays erased too', async ({ page }) => {
  await open(page, devisPage.path);
  await quoteOn(page).box(LATE).check();
  await addCustom(page, 'Carte');
  await expectKept(page);
  await page.goto(plainPath);
  await open(page, devisPage.path);
  await expect(page).toHaveURL(RegExp(LATE));
  await page.goto('/about');
  await page.getByRole('button', { name: frameWords.keptQuote.erase }).click();
  await page.goBack({ waitUntil: 'load' });
  await expect.poll(() => chosen(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Carte');
});

for (const formPage of formPages) {
  async function keepFirst(page: Page) {
    const form = formOn(page, formPage);
    await open(page, formPage.path);
    await form.message.fill('Un');
    await expectKept(page);
    return form;
  }

  test(`${formPage.path}: newer words stay over the draft of their page, where the device keeps no more`, async ({
    page,
  }) => {
    const form = await keepFirst(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'QuotaExceededError');
      };
    });
    await form.message.fill('Un et deux');
    await expect(page.locator('[data-kept]')).toHaveCount(0);
    await page.goto(plainPath);
    await page.goBack();
    await expect(form.message).toHaveValue('Un et deux');
  });

  test(`${formPage.path}: the newest words come back over those that the browser gives back`, async ({
    page,
  }) => {
    const form = await keepFirst(page);
    await page.goto(plainPath);
    await open(page, formPage.path);
    await form.message.fill('Un et deux');
    await expect.poll(async () => String(await keptOn(page))).toContain('Un et deux');
    await page.goBack();
    await expect(page).toHaveURL(plainPath);
    await page.goBack();
    await expect(form.message).toHaveValue('Un et deux');
  });
}

test('what is erased while it leaves is kept no more', async ({ page }) => {
  const mailer = await hold(page, `**${MAILER_PATH}`);
  const form = formOn(page, devisPage);
  await open(page, devisPage.path);
  await quoteOn(page).box(EARLY).check();
  await fillIn(form, newVisitor());
  await form.submit.click();
  await expect(form.sending).toBeVisible();
  await page.getByRole('button', { name: formWords.draft.erase }).first().click();
  mailer.release();
  await expect(form.success).toBeVisible();
  expect(await keptOn(page)).toEqual([]);
});

test('the way back over an anchor taken before React came loads no page again', async ({
  page,
  tolerate,
}) => {
  tolerate(/preloaded using link preload/);
  const scripts = await holdScripts(page);
  await page.goto(devisPage.path);
  await quoteOn(page).box(EARLY).check();
  await expectKept(page);
  await page.evaluate(() => location.assign('#contenu'));
  scripts.release();
  await expectScriptReady(page);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.goBack();
  await expect(page).toHaveURL(RegExp(EARLY));
  await expect(page.locator('[data-same]')).toHaveCount(1);
});
