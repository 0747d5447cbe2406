import { type Page } from 'playwright/test';
import { quoteWords } from '@/content/pages/devis';
import { formatPrice } from '@/lib/rules/format-price';
import { formatQuoteLink } from '@/lib/rules/quote/link';
import { EARLY, LATE, line, MIDDLE, priceOf, sumOf } from '../support/chosen';
import { contactPage, devisPage, fillIn, formOn, newVisitor } from '../support/forms';
import { plainText } from '../support/plain-text';
import { addCustom, quoteOn } from '../support/quote-page';
import { plainPath } from '../support/routes';
import { expect, open, test } from '../support/visit';

const choices = { featureIds: [EARLY, MIDDLE], customFeatures: ['Carte des agences, à l’échelle'] };
const linked = `${devisPage.path}#${formatQuoteLink(choices, sumOf(choices.featureIds, 1))}`;

async function expectChoices(page: Page) {
  const quote = quoteOn(page);
  await expect(quote.total).toHaveText(`Total estimé : ${priceOf(choices.featureIds, 1)}`);
  await expect(quote.chosen).toHaveCount(2);
  for (const { category, name, priceUsd } of choices.featureIds.map(line))
    await expect(quote.lines(category)).toContainText([plainText(name) + formatPrice(priceUsd)]);
  await expect(quote.lines('Sur mesure')).toContainText([`Carte des agences, à l’échelle${priceOf([], 1)}`]);
}

test('the address of the page is the quote: opened elsewhere, it holds the same choices', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, devisPage.path);
  for (const id of choices.featureIds) await quoteOn(page).box(id).check();
  await addCustom(page, 'Carte des agences, à l’échelle');
  await expect(page).toHaveURL(linked);
  await expectChoices(page);

  const elsewhere = await browser.newPage({ baseURL });
  // Of own words alone, by whoever touches nothing.
  await elsewhere.goto(`${devisPage.path}#plus=Agenda`);
  await expect(quoteOn(elsewhere).total).toHaveText(`Total estimé : ${priceOf([], 1)}`);
  await elsewhere.goto('about:blank');
  await open(elsewhere, page.url());
  await expectChoices(elsewhere);
  await expect(elsewhere.getByText(quoteWords.notices.shared)).toHaveCount(0);
  await elsewhere.context().close();

  for (const id of choices.featureIds) await quoteOn(page).box(id).uncheck();
  await page.getByRole('button', { name: /^Retirer Carte.*estimation$/ }).click();
  await expect(page).toHaveURL(devisPage.path);
});

test('a link wins over the kept ticks and leaves the fields alone; Back brings those ticks back', async ({
  page,
}) => {
  const visitor = newVisitor();
  const form = formOn(page, devisPage);
  const quote = quoteOn(page);
  await open(page, devisPage.path);
  await quote.box(LATE).check();
  await addCustom(page, 'Agenda');
  await fillIn(form, visitor);
  await expect(page).toHaveURL(/plus=Agenda/);
  const expectOwn = async () => {
    await expect(quote.total).toHaveText(`Total estimé : ${priceOf([LATE], 1)}`);
    await expect(quote.lines(line(LATE).category)).toContainText([plainText(line(LATE).name)]);
    await expect(quote.lines('Sur mesure')).toHaveText([/^Agenda/]);
    await expect(form.message).toHaveValue(visitor.message);
  };
  await test.step('entered in the same window', async () => {
    await page.evaluate((address) => location.assign(address), linked);
    await expectChoices(page);
    await page.goBack();
    await expectOwn();
  });
  await test.step('opened from elsewhere', async () => {
    await page.goto(contactPage.path);
    await open(page, linked);
    await expectChoices(page);
    await expect(form.message).toHaveValue(visitor.message);
    await page.goBack();
    await page.goBack();
    await expectOwn();
  });
  await test.step('a visit without a link has them too', async () => {
    await page.goto(plainPath);
    await open(page, devisPage.path);
    await expectOwn();
  });
});

test('the anchors of the page still lead to their place, and leave the quote its address', async ({
  page,
}) => {
  await open(page, `${devisPage.path}#estimation`);
  await expect(page.getByRole('heading', { name: 'Votre estimation' })).toBeInViewport();
  await expect(page).toHaveURL(`${devisPage.path}#estimation`);
  await quoteOn(page).box(LATE).check();
  await expect(page).toHaveURL(new RegExp(`#choix=${LATE}`));
  const top = await page.evaluate(() => scrollY);
  await page.evaluate(() => location.assign('#contenu'));
  await expect(page).toHaveURL(new RegExp(`#choix=${LATE}`));
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(top);
  await expect(quoteOn(page).chosen).toHaveCount(1);
});
