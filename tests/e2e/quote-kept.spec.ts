import type { Page } from 'playwright/test';
import { formWords } from '@/content/forms';
import { frameWords } from '@/content/frame';
import { quoteWords } from '@/content/pages/devis';
import { quoteLink } from '@/lib/rules/quote/link';
import { MAX_CUSTOM_FEATURES } from '@/lib/rules/quote/fields';
import { MAILER_PATH } from '@/lib/rules/lead/mailer';
import { EARLY, LATE, MIDDLE } from '../support/chosen';
import { devisPage, fillIn, formOn, newVisitor } from '../support/forms';
import { hold, holdScripts } from '../support/hold';
import { plainText } from '../support/plain-text';
import { addCustom, chosen, FROM_KORA, heardTotal, linkTo, quoteOn } from '../support/quote-page';
import { refuseStorage } from '../support/refuse-storage';
import { plainPath } from '../support/routes';
import { expect, expectKept, expectScriptReady, keptOn, open, test } from '../support/visit';

// What becomes of a quote that its visitor leaves, reloads, erases or sends: theirs comes back, what is gone stays gone.

const readIn = (page: Page) => page.getByRole('radio', { checked: true }).getAttribute('data-id');
/** Reads the prices in another currency than the first. */
const readElsewise = (page: Page) => page.locator('[name=monnaie]').last().check({ force: true });

async function withoutReact(page: Page) {
  await page.route('**/_next/**/*.js', (route) => route.abort());
}

test.describe('before React', () => {
  test.beforeEach(async ({ page, tolerate }) => {
    tolerate(/^failed request/, /^console error/, /preloaded using link preload/);
    await withoutReact(page);
  });

  test('what is erased is gone from the address too', async ({ page }) => {
    await page.goto(linkTo([EARLY, MIDDLE]));
    await quoteOn(page).box(LATE).check();
    await page.getByRole('button', { name: formWords.draft.erase }).first().click();
    await expect.poll(() => chosen(page)).toEqual([]);
    await page.reload();
    await expect(quoteOn(page).chosen).toHaveCount(0);
    expect(await chosen(page)).toEqual([]);
    await expect(formOn(page, devisPage).company).toHaveValue('');
  });

  test('the first currency comes back once it is pressed, and stays while the form is emptied', async ({
    page,
  }) => {
    await page.goto(devisPage.path);
    const first = await readIn(page);
    await quoteOn(page).box(EARLY).check();
    await readElsewise(page);
    await quoteOn(page)
      .box(first ?? '')
      .check({ force: true });
    await page.getByRole('button', { name: formWords.draft.erase }).first().click();
    await expect(quoteOn(page).chosen).toHaveCount(0);
    expect(await readIn(page)).toBe(first);
  });

  test('own words that were ticked no more come back as they stood, and once', async ({ page }) => {
    await page.goto(devisPage.path);
    for (const text of ['Carte', 'Plan', 'Guide']) await addCustom(page, text);
    await page.locator('input[value="Plan"]').uncheck();
    await expectKept(page);
    for (const path of [devisPage.path, plainPath]) {
      await page.goto(path);
      await page.goto(devisPage.path);
      await expect.poll(() => chosen(page)).toEqual(['Carte', 'Guide']);
      await expect(page.locator('ul:not([hidden]) > li > label > [value="Plan"]')).toHaveCount(1);
    }
  });

  test('lines of a link that were changed come back as they were changed, its own words too', async ({
    page,
  }) => {
    await page.goto(linkTo([EARLY, MIDDLE], ['Carte']));
    await quoteOn(page).box(EARLY).uncheck();
    await quoteOn(page).box(LATE).check();
    await expectKept(page);
    await page.reload();
    await expect.poll(async () => (await chosen(page)).sort()).toEqual([MIDDLE, LATE, 'Carte'].sort());
  });
});

test('a link says from whom it is, though its scripts come after its visitor has begun to write', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto(linkTo([EARLY, MIDDLE], ['Carte']));
  await formOn(page, devisPage).name.fill('Awa');
  await expectKept(page);
  scripts.release();
  await expectScriptReady(page);
  await expect(page.getByText(FROM_KORA)).toBeVisible();
  expect((await chosen(page)).sort()).toEqual([EARLY, MIDDLE, 'Carte'].sort());
});

for (const way of ['link', 'ticks'] as const)
  test(`what is erased in another page stays erased on the way back to its form, begun with ${way}`, async ({
    page,
  }) => {
    await open(page, way === 'link' ? linkTo([EARLY, MIDDLE]) : devisPage.path);
    await quoteOn(page).box(LATE).check();
    await addCustom(page, 'Carte');
    await formOn(page, devisPage).name.fill('Awa');
    await expect(page).toHaveURL(new RegExp(`choix=[^&]*${LATE}`));
    await expectKept(page);
    await page.goto('/about');
    await page.getByRole('button', { name: frameWords.keptQuote.erase }).click();
    await page.goBack({ waitUntil: 'load' });
    await expect(formOn(page, devisPage).name).toHaveValue('');
    await expect.poll(() => chosen(page)).toEqual([]);
    await expect(formOn(page, devisPage).company).toHaveValue('');
    await expect(page).toHaveURL(devisPage.path);
    expect(await keptOn(page)).toEqual([]);
  });

test('own words alone survive a reload where the device keeps nothing', async ({ page, context }) => {
  await refuseStorage(context, 'off');
  await open(page, devisPage.path);
  await addCustom(page, 'Carte');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('Carte');
  await page.reload();
  await expect.poll(() => chosen(page)).toEqual(['Carte']);
});

test('a quote whose prices are read in another currency while it leaves is emptied all the same, and the currency stays, after a reload too', async ({
  page,
}) => {
  const mailer = await hold(page, `**${MAILER_PATH}`);
  const form = formOn(page, devisPage);
  await open(page, devisPage.path);
  await quoteOn(page).box(EARLY).check();
  await fillIn(form, newVisitor());
  await form.submit.click();
  await expect(form.sending).toBeVisible();
  await readElsewise(page);
  const read = await readIn(page);
  mailer.release();
  await expect(form.success).toBeVisible();
  await expect.poll(() => chosen(page)).toEqual([]);
  expect(await keptOn(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(`"${read}"`);
  await page.reload();
  await expect.poll(() => readIn(page)).toBe(read);
});

test('own words for which a quote had no room are in their field still once it has left, after a reload too', async ({
  page,
}) => {
  const form = formOn(page, devisPage);
  await open(page, devisPage.path);
  const wishes = Array.from({ length: MAX_CUSTOM_FEATURES + 2 }, (_, at) => `Vœu ${at}`);
  const rest = wishes.slice(-2).join('\n');
  await addCustom(page, wishes.join('\n'));
  await expect(page.getByText(plainText(quoteWords.custom.full))).toBeVisible();
  await fillIn(form, newVisitor());
  await form.submit.click();
  await expect(form.success).toBeVisible();
  await expect.poll(() => chosen(page)).toEqual([]);
  await expect(quoteOn(page).custom).toHaveValue(rest);
  await expect.poll(async () => String(await keptOn(page))).toContain(wishes.at(-1));
  await page.reload();
  await expect(quoteOn(page).custom).toHaveValue(rest);
});

test('what « Composer ce devis » brings is kept untouched, in the currency that prices are read in', async ({
  page,
}) => {
  await open(page, devisPage.path);
  await quoteOn(page).box(LATE).check();
  await readElsewise(page);
  const read = await readIn(page);
  await expectKept(page);
  await page.goto(plainPath);
  await page.evaluate((link) => location.assign(link), quoteLink([EARLY, MIDDLE]));
  await expect.poll(() => readIn(page)).toBe(read);
  await expect.poll(async () => String(await keptOn(page))).toContain(`"${EARLY}"`);
  await page.goto(plainPath);
  await page.goto(devisPage.path);
  await expect.poll(async () => (await chosen(page)).sort()).toEqual([EARLY, MIDDLE].sort());
});

test('where the device keeps nothing, a reload takes nobody’s own lines for those of a link', async ({
  page,
  context,
}) => {
  await refuseStorage(context, 'off');
  await open(page, devisPage.path);
  await quoteOn(page).box(EARLY).check();
  await expect(page).toHaveURL(/#choix=/);
  await page.reload();
  await expect(quoteOn(page).total).toHaveText(heardTotal([EARLY]));
  await expect(page.getByText(quoteWords.link.byLink)).toHaveCount(0);
});

test('a link wins over what an earlier version of the site kept', async ({ page }) => {
  await page.goto(plainPath);
  await page.evaluate(
    (id) =>
      (localStorage['brouillon:devis'] = JSON.stringify({ savedAt: Date.now(), pairs: [['choix', id]] })),
    LATE,
  );
  await page.goto(linkTo([EARLY]));
  await expect.poll(() => chosen(page)).toEqual([EARLY]);
});
