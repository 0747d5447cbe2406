import { EARLY, LATE } from '../support/chosen';
import { contactPage, devisPage, fillIn, formOn, newVisitor } from '../support/forms';
import { addCustom, chosen, quoteOn } from '../support/quote-page';
import { boxOf } from '../support/seen';
import { expect, expectKept, keptOn, open, test } from '../support/visit';

test('what another tab has sent is not said to be kept, and comes back by no reload', async ({
  page,
  context,
}) => {
  await open(page, devisPage.path);
  await quoteOn(page).box(EARLY).check();
  await addCustom(page, 'Carte');
  await fillIn(formOn(page, devisPage), newVisitor());
  await expectKept(page);
  const other = await context.newPage();
  await open(other, devisPage.path);
  const back = other.locator('[data-kept]');
  await expect(back).toHaveCount(1);
  await page.bringToFront();
  await formOn(page, devisPage).submit.click();
  await expect(formOn(page, devisPage).success).toBeVisible();
  await expect(back).toHaveCount(0);
  await other.reload();
  await expect.poll(() => chosen(other)).toEqual([]);
});

test('what two tabs hold, and one has sent, is not kept again by the other', async ({ page, context }) => {
  const form = formOn(page, contactPage);
  await open(page, contactPage.path);
  await fillIn(form, newVisitor());
  await expectKept(page);
  const other = await context.newPage();
  await open(other, contactPage.path);
  await formOn(other, contactPage).submit.click();
  await expect(formOn(other, contactPage).success).toBeVisible();
  await expect(form.name).toHaveValue('');
  expect(await keptOn(page)).toEqual([]);
});

test('what has left is not kept by a device that had taken half of it', async ({ page }) => {
  const form = formOn(page, contactPage);
  await open(page, contactPage.path);
  await form.name.fill('Awa');
  await expectKept(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await fillIn(form, newVisitor());
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await keptOn(page)).toEqual([]);
});

test('an empty form leaves its rows where they are while another tab composes', async ({ page, context }) => {
  const row = quoteOn(page).row(EARLY);
  await page.goto(devisPage.path);
  const before = (await boxOf(row)).y;
  const other = await context.newPage();
  await open(other, devisPage.path);
  await quoteOn(other).box(LATE).check();
  await expectKept(other);
  await expect(page.locator('[data-worn]')).toHaveCount(1);
  expect((await boxOf(row)).y).toBe(before);
});
