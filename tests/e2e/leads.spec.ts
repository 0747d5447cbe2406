import type { Locator, Page } from 'playwright/test';
import { formWords } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { errorsPage } from '@/content/pages/errors';
import { getPicture } from '@/lib/pictures/pictures';
import { fillCount } from '@/lib/rules/fill';
import { DRAFT_DAYS } from '@/lib/rules/lead/draft';
import { MAILER_PATH } from '@/lib/rules/lead/mailer';
import { EARLY, FIRST, LAST, LATE, MIDDLE } from '../support/chosen';
import { contactPage, devisPage, fillIn, formOn, formPages, newVisitor, standing } from '../support/forms';
import { patternOf } from '../support/plain-text';
import { addCustom, quoteOn } from '../support/quote-page';
import { plainPath } from '../support/routes';
import { expect, expectKept, keptOn, open, stopClock, test } from '../support/visit';

const { draft, errors } = formWords;

const inError = new RegExp(`^${patternOf(errors.mark).source}`);

/** A quote long enough to be taller than a window. */
const LONG = [FIRST, EARLY, MIDDLE, LATE, LAST];

const HEIGHTS_BY_WIDTH = { 360: 640, 768: 1024, 1366: 768 };

for (const formPage of formPages) {
  test(`${formPage.path}: every outcome is wholly in view, at once and until it ends; then the form is`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/^failed request/, /^console error/);
    await page.clock.install();
    let status = 200;
    await page.route(`**${MAILER_PATH}`, (route) => route.fulfill({ status }));
    const form = formOn(page, formPage);
    await open(page, formPage.path);
    const empty = await standing(page);
    await stopClock(page);
    for (const [index, [width, height]] of Object.entries(HEIGHTS_BY_WIDTH).entries()) {
      await page.setViewportSize({ width: Number(width), height });
      if (formPage === devisPage) for (const id of LONG) await quoteOn(page).box(id).check();
      await fillIn(form, newVisitor());
      const send = () => (index % 2 ? form.name.press('Enter') : form.submit.click());
      status = 500;
      await send();
      await expect(form.failure).toBeFocused();
      await expect(() => expectWhole(page, form.failure)).toPass();
      // Under its cloth, which begins where the window does.
      expect((await form.failure.boundingBox())?.y, `${width}`).toBeGreaterThan(160);
      await form.retry.click();
      status = 200;
      await send();
      await expect(form.success).toBeFocused();
      await expect(() => expectWhole(page, form.success)).toPass();
      // The scene fills the window, but for the bar on wide ones and the end of a phone's.
      const scene = await bandWith(page, form.success).boundingBox();
      expect(scene?.height, `${width}`).toBeGreaterThanOrEqual(index ? height - 72 : 0.7 * height);
      await page.clock.runFor(4_990);
      await expectWhole(page, form.success);
      await page.clock.runFor(10);
      await expect(formPage === devisPage ? quoteOn(page).box(FIRST) : form.name).toBeInViewport();
      expect(await standing(page)).toBe(empty);
      await expect(form.left).toBeInViewport();
    }
  });

  test(`${formPage.path}: on a phone what is to be corrected opens at the head of the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, formPage.path);
    const { name, submit, summary } = formOn(page, formPage);
    if (formPage === devisPage) await quoteOn(page).box(FIRST).check();
    await name.focus();
    await page.locator('form[data-ready]').waitFor();
    await submit.click();
    await expect(summary).toBeFocused();
    expect((await summary.boundingBox())?.y).toBeLessThan(740 / 4);
  });

  test(`${formPage.path}: that it is kept, and what is ticked, is said without moving anything from under a finger`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const form = formOn(page, formPage);
    await open(page, formPage.path);
    const rows = await page.getByRole('checkbox').all();
    // A browser that anchors what is in view does so only once it is scrolled; some never do.
    const place = () =>
      (rows.at(-1) ?? form.name).evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await place();
    for (const row of rows) await row.check();
    if (rows.length === 0) await form.name.fill('Awa');
    await expectKept(page);
    expect(await place()).toBe(before);
  });

  test(`${formPage.path}: what is written is said to be kept, comes back, and is erased whole by one button`, async ({
    page,
  }) => {
    const form = formOn(page, formPage);
    await open(page, formPage.path);
    const empty = await standing(page);
    await fillIn(form, newVisitor());
    if (formPage === devisPage) {
      await quoteOn(page).box(MIDDLE).check();
      await addCustom(page, 'Agenda');
    }
    await expectKept(page);
    const written = await standing(page);
    await page.goto(plainPath);
    await open(page, formPage.path);
    await expect(page.getByText(draft.restored)).toBeInViewport();
    if (formPage === devisPage)
      await expect(page.getByRole('paragraph').filter({ hasText: draft.restored })).toContainText(
        fillCount(quoteWords.lines, 2),
      );
    await expect.poll(() => standing(page)).toBe(written);
    await form.email.fill('');
    await form.submit.click();
    await expect(page).toHaveTitle(inError);
    await page.getByRole('button', { name: draft.erase }).filter({ visible: true }).click();
    await expect(form.form).toBeFocused();
    await expect(page).not.toHaveTitle(inError);
    await expect(page).toHaveURL(formPage.path);
    expect(await keptOn(page)).toEqual([]);
    expect(await standing(page)).toBe(empty);
    await open(page, formPage.path);
    expect(await standing(page)).toBe(empty);
  });
}

for (const [width, tall] of [
  [360, 96],
  [1440, 160],
] as const)
  test(`what does not leave lies at ${width} px under the torn cloth, fetched no sooner; none shows broken`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/^failed request/, /^console error/);
    await page.setViewportSize({ width, height: 640 });
    await page.route(`**${MAILER_PATH}`, (route) => route.fulfill({ status: 500 }));
    const form = formOn(page, contactPage);
    const cloth = bandWith(page, form.failure).locator('img');
    await open(page, contactPage.path);
    await fillIn(form, newVisitor());
    const fetched = page.waitForRequest(`**/media/${getPicture(errorsPage.picture).name}-*.avif`);
    await form.submit.click();
    const address = (await fetched).url();
    await expect(cloth).toHaveJSProperty('currentSrc', address);
    expect((await cloth.boundingBox())?.height).toBeGreaterThanOrEqual(tall);
    await form.retry.click();
    await page.route(address, (route) => route.abort());
    await page.reload();
    await form.submit.click();
    await expect(form.failure).toBeVisible();
    await expect(cloth).toBeHidden();
  });

// To the millisecond: tests/unit/privacy.test.ts.
test('what is older than is said is dropped by a visit of any page', async ({ page }) => {
  await open(page, contactPage.path);
  await formOn(page, contactPage).message.fill('Bonjour, un site pour mars.');
  await expectKept(page);
  await page.goto(plainPath);
  await page.clock.setFixedTime(Date.now() + (DRAFT_DAYS + 1) * 24 * 3_600_000);
  await page.reload();
  expect(await keptOn(page)).toEqual([]);
});

/** The band of the page that holds something. */
const bandWith = (page: Page, something: Locator) => page.locator('main > *').filter({ has: something });

/** Below the bar, above the foot of the window. */
async function expectWhole(page: Page, view: ReturnType<Page['getByRole']>) {
  const box = await view.boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}
