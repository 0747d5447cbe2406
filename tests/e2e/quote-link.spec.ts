import { type Page } from 'playwright/test';
import { catalogue } from '@/content/catalogue';
import { formWords } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { servicesPage } from '@/content/pages/services';
import { services } from '@/content/services';
import { fill } from '@/lib/rules/fill';
import { formatPrice } from '@/lib/rules/format-price';
import { formatQuoteLink, pricesVersion } from '@/lib/rules/quote/link';
import { EARLY, LATE, line, MIDDLE, nth, priceOf, sumOf } from '../support/chosen';
import { devisPage, fillIn, formOn, newVisitor } from '../support/forms';
import { onlyMessageFrom } from '../support/mailbox';
import { plainText } from '../support/plain-text';
import { addCustom, quoteOn } from '../support/quote-page';
import { expect, open, test } from '../support/visit';

const choices = { featureIds: [EARLY, MIDDLE], customFeatures: ['Carte des agences, à l’échelle'] };
const linked = `/devis#${formatQuoteLink(choices, sumOf(choices.featureIds, 1), pricesVersion(catalogue))}`;

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
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer}`));
  await open(page, '/devis');
  for (const id of choices.featureIds) await quoteOn(page).box(id).check();
  await addCustom(page, 'Carte des agences, à l’échelle');
  await expect(page).toHaveURL(linked);
  await expectChoices(page);
  // Nothing of it reaches a server.
  expect(asked.filter((line) => line.includes('choix'))).toEqual([]);

  const elsewhere = await browser.newPage({ baseURL });
  await open(elsewhere, page.url());
  await expectChoices(elsewhere);
  await expect(elsewhere.getByText(quoteWords.notices.shared)).toHaveCount(0);
  await elsewhere.context().close();

  for (const id of choices.featureIds) await quoteOn(page).box(id).uncheck();
  await page.getByRole('button', { name: /^Retirer Carte.*estimation$/ }).click();
  await expect(page).toHaveURL('/devis');
});

test('a link to features that are gone, made at other prices, says so', async ({ page }) => {
  await open(page, `/devis#choix=${EARLY}.fax.telex&total=180&prix=ancien`);
  const { dropped, moved } = quoteWords.notices;
  for (const said of [fill(dropped, { count: 2 }), fill(moved, { total: priceOf([EARLY]) })])
    await expect(page.getByText(said)).toBeVisible();
  await expect(quoteOn(page).total).toHaveText(`Total estimé : ${priceOf([EARLY])}`);
  await expect(page).toHaveURL(new RegExp(`#choix=${EARLY}&total=${sumOf([EARLY])}&prix=`));
  const form = formOn(page, devisPage);
  await fillIn(form, newVisitor());
  await form.submit.click();
  await expect(form.success).toBeVisible();
  await expect(page.getByText('ne sont plus proposées')).toHaveCount(0);
});

test('a link wins over the kept ticks and leaves the fields alone; Back brings those ticks back', async ({
  page,
}) => {
  const visitor = newVisitor();
  const form = formOn(page, devisPage);
  const quote = quoteOn(page);
  await open(page, '/devis');
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
    await page.goto('/contact');
    await open(page, linked);
    await expectChoices(page);
    await expect(form.message).toHaveValue(visitor.message);
    await page.goBack();
    await page.goBack();
    await expectOwn();
  });
  await test.step('a visit without a link has them too', async () => {
    await page.goto('/about');
    await open(page, '/devis');
    await expectOwn();
  });
});

test('« Composer ce devis » of a service opens the quote with its lines ticked', async ({ page }) => {
  const { title, lines } = nth(
    services.filter((service) => service.lines.length > 0),
    0,
  );
  await page.goto('/services');
  await page.getByRole('link', { name: `${servicesPage.labels.compose} : ${title}` }).click();
  await expect(page).toHaveURL(/^[^?]*\/devis#choix=/);
  await expect(quoteOn(page).chosen).toHaveCount(lines.length);
  await expect(quoteOn(page).total).toHaveText(`Total estimé : ${priceOf(lines)}`);
});

test('the anchors of the page still lead to their place, and leave the quote its address', async ({
  page,
}) => {
  await open(page, '/devis#estimation');
  await expect(page.getByRole('heading', { name: 'Votre estimation' })).toBeInViewport();
  await expect(page).toHaveURL('/devis#estimation');
  await quoteOn(page).box(LATE).check();
  await expect(page).toHaveURL(new RegExp(`#choix=${LATE}`));
  const top = await page.evaluate(() => scrollY);
  await page.evaluate(() => location.assign('#contenu'));
  await expect(page).toHaveURL(new RegExp(`#choix=${LATE}`));
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(top);
  await expect(quoteOn(page).chosen).toHaveCount(1);
});

test('the quote can be shared by WhatsApp and copied, as a link and as its message, by hand where the clipboard refuses', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const visitor = newVisitor();
  await open(page, linked);
  const quote = quoteOn(page);
  const address = new URL(linked, page.url()).href;
  const whatsapp = page.getByRole('link', { name: 'WhatsApp', exact: true });
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(address);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await quote.copyLink.click();
  await expect(page.getByText(quoteWords.actions.linkCopied)).toBeVisible();
  expect(await clipboard()).toBe(address);
  const form = formOn(page, devisPage);
  await fillIn(form, visitor);
  await quote.copyQuote.click();
  await expect(page.getByText(formWords.otherWays.copied)).toBeVisible();
  const copied = await clipboard();

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await quote.copyLink.click();
  const field = page.getByRole('textbox', { name: quoteWords.actions.byHand });
  await expect(field).toBeFocused();
  // By now it says for whom the quote is.
  await expect(field).toHaveValue(/&pour=Kora\+%26\+Fils&/);
  await quote.copyQuote.click();
  await expect(page.getByRole('textbox', { name: formWords.otherWays.byHand })).toHaveValue(copied);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect((await onlyMessageFrom(visitor.email)).message).toBe(copied);
});
