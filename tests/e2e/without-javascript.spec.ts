import { agency } from '@/content/agency';
import { catalogue } from '@/content/catalogue';
import { featureCategories } from '@/content/categories';
import { postedForms } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { homePage } from '@/content/pages/home';
import { plainAmount, ratesOf, sayTotal } from '@/lib/rules/quote/currencies';
import { DARK, FIRST, line, LAST } from '../support/chosen';
import { contactPage, devisPage, fillIn, formOn, newVisitor } from '../support/forms';
import { heardTexts } from '../support/heard-texts';
import { onlyMessageFrom } from '../support/mailbox';
import { plainText } from '../support/plain-text';
import { quoteOn } from '../support/quote-page';
import { labelOf, layoutPaths, plainPath } from '../support/routes';
import { expect, phone, test } from '../support/visit';

test.use({ javaScriptEnabled: false });

test('nothing waits for a script to become visible, and no button stands there that only one could answer', async ({
  page,
}) => {
  for (const path of layoutPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const unseen = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) =>
        headings.filter((heading) => Number(getComputedStyle(heading).opacity) < 1).map((h) => h.textContent),
      );
    expect(unseen, path).toEqual([]);
    await expect(page.getByRole('button', { name: /vidéo/ })).toHaveCount(0);
  }
  // Dark where nothing can darken it, to be read over the page.
  await page.goto(`${plainPath}#contenu`);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', DARK);
});

test('the total follows every box, up to the whole catalogue and back', async ({ page }) => {
  await page.goto(devisPage.path);
  await expect(page.getByText(/Sur ce navigateur/)).toBeVisible();
  const heard = async () => (await heardTexts(page)).map((text) => text.replace(/\s/g, ''));
  const said = (sum: number) => plainAmount(sum, agency.currency).replace(/\s/g, '');
  // On a wide screen the receipt's figure is the last amount of the page.
  const total = async () => (await heard()).filter((text) => text.replace(/\d+/, '0') === said(0)).pop();
  expect(await total()).toBe(said(0));
  let sum = 0;
  for (const category of featureCategories) {
    for (const { id, price } of catalogue.filter((one) => one.category === category)) {
      await quoteOn(page).box(id).check();
      sum += price;
    }
    expect(await total(), category).toBe(said(sum));
  }
  await quoteOn(page).box(FIRST).uncheck();
  expect(await total()).toBe(said(sum - line(FIRST).price));
  // In another currency each line is rounded, and their sum is what is said.
  const rates = ratesOf(agency);
  await page.getByRole('radio', { name: quoteWords.currencies.names.eur }).check();
  const prices = catalogue.filter(({ id }) => id !== FIRST).map(({ price }) => price);
  const inEuros = sayTotal(prices, 'eur', rates).replace(/\D/g, '');
  expect(await heard()).toContain(`≈${inEuros}€`);
  // Nothing is said of the boxes that only a script could keep true.
  expect(await heard()).toContain('Votreestimation');
  expect(await heard()).not.toContain(said(0));
  expect((await heard()).join('\n')).not.toMatch(/Aucunchoix|Aucuneligne|Totalestimé/);
});

test('on a phone one reads the prices, opens the menu, ticks a quote and writes; both messages arrive', async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  const visitor = newVisitor();
  const menu = page.getByRole('banner').locator('summary');

  await page.goto('/');
  await page.getByRole('link', { name: homePage.pricingShortcut.label }).click();
  await expect(page.getByRole('heading', { name: homePage.pricing.title })).toBeInViewport();

  await test.step('a quote', async () => {
    await menu.click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: labelOf(devisPage.path) })
      .click();
    for (const id of [FIRST, LAST]) await quoteOn(page).box(id).check();
    await quoteOn(page).custom.fill('Carte des agences\nAgenda');
    await page.getByRole('radio', { name: quoteWords.currencies.names.eur }).check();
    const form = formOn(page, devisPage);
    await fillIn(form, visitor);
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(postedForms.sentTitle);
    const { message } = await onlyMessageFrom(visitor.email);
    for (const { name, price } of [line(FIRST), line(LAST)])
      expect(message).toContain(`${name} : ${plainAmount(price, agency.currency)}`);
    for (const said of ['Carte des agences', 'Agenda', 'Prix lus en : Euro'])
      expect(plainText(message)).toContain(said);
  });

  await test.step('a message', async () => {
    const other = newVisitor();
    await page.getByRole('link').last().click();
    await expect(page).toHaveURL('/');
    await menu.click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: labelOf(contactPage.path) })
      .click();
    const form = formOn(page, contactPage);
    await fillIn(form, other);
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(postedForms.sentTitle);
    const { message } = await onlyMessageFrom(other.email);
    expect(plainText(message)).toContain(plainText(other.message));
  });
});
