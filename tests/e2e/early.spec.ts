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
import { expect, expectScriptReady, open, test } from '../support/visit';

for (const formPage of formPages) {
  test(`${formPage.path}: what is typed before the scripts arrive stays`, async ({ page }) => {
    const visitor = newVisitor();
    const sent = watchMailer(page);
    const scripts = await holdScripts(page);
    await page.goto(formPage.path, { waitUntil: 'commit' });
    const form = formOn(page, formPage);
    await fillIn(form, visitor);
    scripts.release();
    await expectScriptReady(page);
    expect(await readFields(form)).toEqual(visitor);
    expect(sent).toEqual([]);
    await form.submit.click();
    await expect(form.success).toBeVisible();
    await onlyMessageFrom(visitor.email);
  });

  test(`${formPage.path}: a submit pressed early, even twice, sends once when the scripts arrive`, async ({
    page,
  }) => {
    const visitor = newVisitor();
    const sent = watchMailer(page);
    const scripts = await holdScripts(page);
    await page.goto(formPage.path, { waitUntil: 'commit' });
    const form = formOn(page, formPage);
    await fillIn(form, visitor);
    await form.submit.dblclick();
    await form.email.press('Enter');
    await expect(page).toHaveURL(formPage.path);
    expect(sent).toEqual([]);
    scripts.release();
    await expect(form.success).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await messagesFrom(visitor.email)).toHaveLength(1);
  });
}

test('an early submit of an unfinished message asks for what is missing', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = formOn(page, contactPage);
  // The browser's own check stands guard until ours arrives: it holds the form back by itself.
  await form.submit.click();
  await expect(form.name).toBeFocused();
  await form.name.fill('   ');
  await form.email.fill('awa@client.example');
  await form.message.fill('Bonjour');
  await form.submit.click();
  scripts.release();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveText(['Saisissez votre nom.']);
  await expect(form.message).toHaveValue('Bonjour');
});

test('features ticked before the scripts arrive count in the total and in the quote', async ({ page }) => {
  const visitor = newVisitor();
  const scripts = await holdScripts(page);
  await page.goto('/devis', { waitUntil: 'commit' });
  await page.getByText('Application mobile').first().click();
  await page.getByText('Certificat SSL').first().click();
  const form = formOn(page, devisPage);
  await fillIn(form, visitor);
  await form.submit.click();
  scripts.release();
  await expect(form.success).toBeVisible();
  const { message } = await onlyMessageFrom(visitor.email);
  expect(message).toContain('Fonctionnalités sélectionnées : Application mobile, Certificat SSL\n');
  expect(message).toContain('Total estimé : $1620\n');
});

test('the total catches up with what was ticked early', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/devis', { waitUntil: 'commit' });
  await page.getByText('Application mobile').first().click();
  scripts.release();
  await expect(page.getByRole('status').filter({ hasText: 'Total estimé' })).toHaveText(
    'Total estimé : $1\u202f600',
  );
  await expect(page.getByRole('checkbox', { name: /^Application mobile/ })).toBeChecked();
});

test('the total counts what is ticked before the scripts arrive, in the receipt and in the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const scripts = await holdScripts(page);
  await page.goto('/devis', { waitUntil: 'commit' });
  await page.getByText('Application mobile').first().click();
  await page.getByText('Certificat SSL').first().click();
  const figure = page.getByText('Votre estimation').locator('xpath=following-sibling::p[1]');
  const before = await figure.boundingBox();
  expect((await heardTexts(page)).filter((text) => text === '$1620')).toHaveLength(2);
  scripts.release();
  await expect(page.getByText('$1\u202f620', { exact: true }).filter({ visible: true })).toHaveCount(2);
  expect(await heardTexts(page)).not.toContain('$1620');
  const after = await figure.boundingBox();
  expect(after?.height).toBe(before?.height);
  expect(after?.y).toBe(before?.y);
});

test('a quote page reached by a link inside the site follows its boxes too', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await page.getByRole('link', { name: 'Devis', exact: true }).first().click();
  await expect(page).toHaveURL('/devis');
  await page.getByRole('checkbox', { name: /^Newsletter/ }).check();
  await expect(page.getByRole('status').filter({ hasText: 'Total estimé' })).toHaveText(
    'Total estimé : $100',
  );
});

test('links and questions answer before the scripts arrive', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByText('Combien de temps dure un projet').click();
  await expect(page.getByText(/3\sà\s6\smois/)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Devis' })
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL('/devis');
});
