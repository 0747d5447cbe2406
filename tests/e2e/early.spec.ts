import { quoteWords } from '@/content/pages/devis';
import { LAST, line, MIDDLE, priceOf, sumOf } from '../support/chosen';
import { devisPage, fillIn, formOn, formPages, newVisitor, watchMailer } from '../support/forms';
import { heardTexts } from '../support/heard-texts';
import { holdScripts } from '../support/hold';
import { messagesFrom, onlyMessageFrom } from '../support/mailbox';
import { quoteOn } from '../support/quote-page';
import { expect, test } from '../support/visit';

for (const formPage of formPages) {
  test(`${formPage.path}: what is missing is said before the scripts; what is pressed then leaves once, as it stands`, async ({
    page,
  }) => {
    const visitor = newVisitor();
    const sent = watchMailer(page);
    const scripts = await holdScripts(page);
    await page.clock.install();
    await page.goto(formPage.path, { waitUntil: 'commit' });
    const form = formOn(page, formPage);
    await form.submit.click();
    await expect(form.name).toBeFocused();
    await fillIn(form, visitor);
    await form.submit.dblclick();
    await expect(form.sending).toBeDisabled();
    await expect(form.message).not.toBeEditable();
    await expect(page).toHaveURL(formPage.path);
    expect(sent).toEqual([]);
    scripts.release();
    await expect(form.success).toBeVisible();
    expect(await messagesFrom(visitor.email)).toHaveLength(1);
    expect((await onlyMessageFrom(visitor.email)).message).toContain(visitor.message);
    await page.clock.fastForward(5_000);
    await expect(form.submit).toBeVisible();
    await expect(form.message).toHaveValue('');
  });
}

test('what a link chooses and what is ticked before the scripts counts at once, then in the total and in the quote', async ({
  page,
}) => {
  const both = [MIDDLE, LAST];
  await page.setViewportSize({ width: 360, height: 740 });
  const visitor = newVisitor();
  const scripts = await holdScripts(page);
  await page.goto(`${devisPage.path}#choix=fax.${MIDDLE}`, { waitUntil: 'commit' });
  await quoteOn(page).row(LAST).click();
  expect((await heardTexts(page)).filter((text) => text === `$${sumOf(both)}`)).toHaveLength(1);
  await expect(page.getByRole('link', { name: quoteWords.sheet.next.short })).toBeInViewport();
  const form = formOn(page, devisPage);
  await fillIn(form, visitor);
  await form.submit.click();
  scripts.release();
  await expect(form.success).toContainText(priceOf(both));
  const { message } = await onlyMessageFrom(visitor.email);
  expect(message).toContain(`sélectionnées : ${both.map((id) => line(id).name).join(', ')}\n`);
  expect(message).toContain(`Total estimé : $${sumOf(both)}\n`);
});

for (const formPage of formPages) {
  test(`${formPage.path}: an offer that is followed wakes nothing and is no draft; a page at rest has its scripts, none of which has run`, async ({
    page,
  }) => {
    await page.goto(`${formPage.path}#offre=Atelier`);
    const ahead = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const list = (await page.locator('[data-deferred]').textContent()) ?? '[]';
    const scripts = (JSON.parse(list) as string[]).map((src) => new URL(src, page.url()).href);
    await expect.poll(ahead).toEqual(expect.arrayContaining(scripts));
    expect(await page.locator('script[src]').count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await formOn(page, formPage).name.focus();
    await expect(page.locator('form[data-ready]')).toBeAttached();
    const sizes = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((entry) => {
        const { initiatorType, transferSize } = entry as PerformanceResourceTiming;
        return initiatorType === 'script' ? transferSize : [];
      }),
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes), 'bytes from the network').toBe(0);
  });
}
