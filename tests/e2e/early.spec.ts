import { contactPage as words } from '@/content/pages/contact';
import { LAST, LATE, line, MIDDLE, nth, priceOf, sumOf } from '../support/chosen';
import {
  contactPage,
  devisPage,
  fillIn,
  formOn,
  formPages,
  newVisitor,
  readFields,
  watchMailer,
} from '../support/forms';
import { heardTexts } from '../support/heard-texts';
import { holdScripts } from '../support/hold-scripts';
import { messagesFrom, onlyMessageFrom } from '../support/mailbox';
import { quoteOn } from '../support/quote-page';
import { expect, open, test } from '../support/visit';
import { labelOf } from '../support/routes';

for (const formPage of formPages) {
  test(`${formPage.path}: what is typed before the scripts stays; what is pressed then leaves once, as it stood`, async ({
    page,
  }) => {
    const visitor = newVisitor();
    const sent = watchMailer(page);
    const scripts = await holdScripts(page);
    await page.clock.install();
    await page.goto(formPage.path, { waitUntil: 'commit' });
    const form = formOn(page, formPage);
    await fillIn(form, visitor);
    await form.submit.dblclick();
    await form.message.fill('Bonjour, en fait je vou');
    await expect(page).toHaveURL(formPage.path);
    expect(sent).toEqual([]);
    scripts.release();
    await expect(form.success).toBeVisible();
    expect(await messagesFrom(visitor.email)).toHaveLength(1);
    expect((await onlyMessageFrom(visitor.email)).message).toContain(visitor.message);
    await page.clock.fastForward(5_000);
    await expect(form.submit).toBeVisible();
    expect((await readFields(form)).message).toBe('Bonjour, en fait je vou');
  });
}

test('an early submit of an unfinished message asks for what is missing in the site’s own words', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('/contact');
  const form = formOn(page, contactPage);
  await form.message.fill('Bonjour');
  await form.submit.click();
  scripts.release();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveText([
    'Saisissez votre nom.',
    'Saisissez votre adresse e-\u2060mail.',
  ]);
  await expect(form.message).toHaveValue('Bonjour');
});

test('what is ticked before the scripts arrive counts at once, then in the total and in the quote', async ({
  page,
}) => {
  const both = [MIDDLE, LAST];
  await page.setViewportSize({ width: 360, height: 740 });
  const visitor = newVisitor();
  const scripts = await holdScripts(page);
  await page.goto('/devis');
  await quoteOn(page).row(MIDDLE).click();
  await quoteOn(page).row(LAST).click();
  expect((await heardTexts(page)).filter((text) => text === `$${sumOf(both)}`)).toHaveLength(2);
  await expect(page.getByRole('link', { name: /^Recevoir/ })).toBeInViewport();
  await test.step('two threads are woven into the cloth, the dearer one broader', async () => {
    const threads = await page
      .locator('.quote-cloth')
      .first()
      .locator('i')
      .evaluateAll((all) => all.map((thread) => thread.getBoundingClientRect().height).filter(Boolean));
    expect(threads).toHaveLength(2);
    expect(threads[0]).toBeGreaterThan(threads[1] ?? 0);
  });
  const form = formOn(page, devisPage);
  await fillIn(form, visitor);
  await form.submit.click();
  scripts.release();
  await expect(form.success).toContainText(`${priceOf(both)}, 2 lignes`);
  const { message } = await onlyMessageFrom(visitor.email);
  expect(message).toContain(
    `Fonctionnalités sélectionnées : ${both.map((id) => line(id).name).join(', ')}\n`,
  );
  expect(message).toContain(`Total estimé : $${sumOf(both)}\n`);
});

test('a quote page reached by a link inside the site follows its boxes, and gives back its draft', async ({
  page,
}) => {
  await open(page, '/');
  const toDevis = page.getByRole('link', { name: labelOf('/devis'), exact: true }).first();
  await toDevis.click();
  await expect(page).toHaveURL('/devis');
  await quoteOn(page).box(LATE).check();
  await expect(quoteOn(page).total).toHaveText(`Total estimé : ${priceOf([LATE])}`);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('/services') })
    .click();
  await expect(page).toHaveURL('/services');
  await toDevis.click();
  await expect(quoteOn(page).box(LATE)).toBeChecked();
  await expect(quoteOn(page).total).toHaveText(`Total estimé : ${priceOf([LATE])}`);
  await expect(page.getByRole('button', { name: 'Reprendre ma sélection' })).toHaveCount(0);
});

test('links, questions and boxes answer before the scripts arrive', async ({ page }) => {
  const { question, answer } = nth(words.faq.entries, 0);
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByText(question).click();
  await expect(page.getByText(answer)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: labelOf('/devis') })
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL('/devis');
});
