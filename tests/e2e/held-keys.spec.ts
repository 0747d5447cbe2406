import type { Locator } from 'playwright/test';
import { formWords } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { fill } from '@/lib/rules/fill';
import { MAILER_PATH } from '@/lib/rules/lead/mailer';
import { EARLY } from '../support/chosen';
import { devisPage, fillIn, formOn, formPages, newVisitor, watchMailer } from '../support/forms';
import { addCustom, quoteOn } from '../support/quote-page';
import { expect, open, phone, test } from '../support/visit';

const { custom, sheet } = quoteWords;

test('Enter on a box ticks it, and a key that is held sends nothing and takes nothing back', async ({
  page,
  tolerate,
}) => {
  tolerate(/^failed request/, /^console error/);
  await page.route(`**${MAILER_PATH}`, (route) => route.fulfill({ status: 500 }));
  const sent = watchMailer(page);
  const form = formOn(page, devisPage);
  /** Until it is let go, a key repeats at whatever it has led to. */
  const hold = async (control: Locator) => {
    await control.focus();
    for (let time = 0; time < 4; time += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  await open(page, devisPage.path);
  await fillIn(form, newVisitor());
  await addCustom(page, 'Carte');

  await quoteOn(page).box(EARLY).press('Enter');
  await expect(quoteOn(page).box(EARLY)).toBeChecked();
  await hold(page.getByRole('button', { name: fill(custom.remove, { name: 'Carte' }) }).first());
  await expect(quoteOn(page).chosen).toHaveCount(1);
  await hold(page.getByRole('link', { name: sheet.next.short }));
  await expect(form.name).toBeFocused();
  expect(sent).toEqual([]);

  await form.submit.click();
  await hold(form.retry);
  await expect(form.submit).toBeFocused();
  expect(sent).toHaveLength(1);
});

for (const formPage of formPages)
  test(`${formPage.path}: a second tap falls on nothing of what comes in place of the form`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/^failed request/, /^console error/);
    await page.setViewportSize(phone.viewport);
    await page.route(`**${MAILER_PATH}`, (route) => route.fulfill({ status: 500 }));
    const form = formOn(page, formPage);
    await open(page, formPage.path);
    await fillIn(form, newVisitor());
    const isTapped = await form.submit.evaluate(async (button: HTMLElement, label) => {
      button.click();
      for (;;) {
        await new Promise(requestAnimationFrame);
        const retry = [...document.querySelectorAll('button')].find((each) => each.textContent === label);
        if (!retry) continue;
        retry.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = retry.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === retry;
      }
    }, formWords.failed.retry);
    expect(isTapped).toBe(false);
    await form.retry.click();
    await expect(form.submit).toBeVisible();
  });
