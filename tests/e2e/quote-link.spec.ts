import { type Page } from 'playwright/test';
import { catalogue } from '@/content/catalogue';
import { formatPrice } from '@/lib/rules/format-price';
import { formatQuoteLink, pricesVersion } from '@/lib/rules/quote/link';
import { EARLY, FIRST, LAST, LATE, line, MIDDLE, priceOf, sumOf } from '../support/chosen';
import { devisPage, fillIn, formOn, newVisitor, readFields } from '../support/forms';
import { holdScripts } from '../support/hold-scripts';
import { onlyMessageFrom } from '../support/mailbox';
import { plainText } from '../support/plain-text';
import { addCustom, quoteOn } from '../support/quote-page';
import { expect, open, test } from '../support/visit';

const choices = { featureIds: [EARLY, MIDDLE], customFeatures: ['Carte des agences, à l’échelle'] };
const linked = `/devis#${formatQuoteLink(choices, sumOf(choices.featureIds, 1), pricesVersion(catalogue))}`;

const choose = async (page: Page) => {
  await quoteOn(page).box(EARLY).check();
  await quoteOn(page).box(MIDDLE).check();
  await addCustom(page, 'Carte des agences, à l’échelle');
};

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
  await choose(page);
  await expect(page).toHaveURL(linked);
  await expectChoices(page);
  // Nothing of it reaches a server.
  expect(asked.filter((line) => line.includes('choix'))).toEqual([]);

  const elsewhere = await browser.newPage({ baseURL });
  await open(elsewhere, page.url());
  await expectChoices(elsewhere);
  await expect(elsewhere.getByText('Vous avez ouvert une estimation partagée')).toHaveCount(0);
  await elsewhere.context().close();

  await quoteOn(page).box(EARLY).uncheck();
  await quoteOn(page).box(MIDDLE).uncheck();
  await page.getByRole('button', { name: /^Retirer Carte.*estimation$/ }).click();
  await expect(page).toHaveURL('/devis');
});

test('a link to features that are gone, made at other prices, says so', async ({ page }) => {
  await open(page, `/devis#choix=${EARLY}.fax.telex&total=180&prix=ancien`);
  await expect(
    page.getByText('Fonctionnalités qui ne sont plus proposées, laissées de côté : 2.'),
  ).toBeVisible();
  await expect(
    page.getByText(`Les prix ont pu changer depuis : ${priceOf([EARLY])} aujourd’hui.`),
  ).toBeVisible();
  await expect(quoteOn(page).total).toHaveText(`Total estimé : ${priceOf([EARLY])}`);
  await expect(page).toHaveURL(new RegExp(`#choix=${EARLY}&total=${sumOf([EARLY])}&prix=`));
  await fillIn(formOn(page, devisPage), newVisitor());
  await formOn(page, devisPage).submit.click();
  await expect(formOn(page, devisPage).success).toBeVisible();
  await expect(page.getByText('ne sont plus proposées')).toHaveCount(0);
});

test('a link wins over another selection, which waits, and leaves the fields alone', async ({ page }) => {
  const visitor = newVisitor();
  await open(page, '/devis');
  const quote = quoteOn(page);
  await quote.box(LATE).check();
  await addCustom(page, 'Agenda');
  await fillIn(formOn(page, devisPage), visitor);
  await page.goto('/contact');

  await open(page, linked);
  await expectChoices(page);
  expect(await readFields(formOn(page, devisPage))).toEqual(visitor);
  const takeBack = page.getByRole('button', { name: 'Reprendre ma sélection' });
  await expect(takeBack).toBeVisible();
  // Still there after another visit.
  await page.reload();
  await expectChoices(page);
  await takeBack.click();
  await expect(quote.total).toHaveText(`Total estimé : ${priceOf([LATE], 1)}`);
  await expect(quote.lines(line(LATE).category)).toContainText([plainText(line(LATE).name)]);
  await expect(quote.lines('Sur mesure')).toHaveText([/^Agenda/]);
  await expect(takeBack).toHaveCount(0);
  expect(await readFields(formOn(page, devisPage))).toEqual(visitor);
});

test('another link entered in the same window opens; going back keeps what is chosen', async ({ page }) => {
  await open(page, '/devis');
  await quoteOn(page).box(LATE).check();
  await expect(page).toHaveURL(new RegExp(`#choix=${LATE}`));
  await page.evaluate((address) => location.assign(address), linked);
  await expectChoices(page);
  await expect(page.getByRole('button', { name: 'Reprendre ma sélection' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(linked);
  await expectChoices(page);
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

test('a link whose quote is sent before the scripts arrive sends what the link says', async ({ page }) => {
  const visitor = newVisitor();
  const scripts = await holdScripts(page);
  await page.goto(linked, { waitUntil: 'commit' });
  await quoteOn(page).row(LAST).click();
  const form = formOn(page, devisPage);
  await fillIn(form, visitor);
  await form.submit.click();
  scripts.release();
  await expect(form.success).toBeVisible();
  const { message } = await onlyMessageFrom(visitor.email);
  expect(message).toContain(
    `sélectionnées : ${[...choices.featureIds, LAST].map((id) => line(id).name).join(', ')}\n`,
  );
  expect(message).toContain('personnalisées : Carte des agences, à l’échelle\n');
  expect(message).toContain(`Total estimé : $${sumOf([...choices.featureIds, LAST], 1)}\n`);
});

test('the quote can be shared by WhatsApp and copied, as a link and as the text of its message', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const visitor = newVisitor();
  await open(page, linked);
  const quote = quoteOn(page);
  const whatsapp = page.getByRole('link', { name: 'WhatsApp', exact: true });
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(new URL(linked, page.url()).href);

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await quote.copyLink.click();
  await expect(page.getByText('Lien copié.')).toBeVisible();
  expect(await clipboard()).toBe(new URL(linked, page.url()).href);

  const form = formOn(page, devisPage);
  await fillIn(form, visitor);
  await quote.copyQuote.click();
  await expect(page.getByText('Texte copié.')).toBeVisible();
  const copied = await clipboard();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect((await onlyMessageFrom(visitor.email)).message).toBe(copied);
});

test('a clipboard that refuses leaves the link selected, to copy by hand', async ({ page }) => {
  await open(page, linked);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await quoteOn(page).copyLink.click();
  const field = page.getByRole('textbox', { name: 'Copiez ce lien' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(new URL(linked, page.url()).href);
  await quoteOn(page).copyQuote.click();
  await expect(page.getByRole('textbox', { name: 'Texte à copier' })).toHaveValue(
    new RegExp(`Total estimé : \\$${sumOf(choices.featureIds, 1)}`),
  );
});

test('a link says nothing in the site’s name: no amount of its own, no directions, no flood', async ({
  page,
}) => {
  const wishes = Array.from({ length: 20_000 }, (_, index) => `&plus=v${index}`).join('');
  await open(page, `/devis#choix=${FIRST}&plus=Prix%E2%80%AE1$%00%0B&total=1&prix=zzz${wishes}`);
  const quote = quoteOn(page);
  await expect(quote.lines('Sur mesure')).toHaveCount(50);
  await expect(quote.lines('Sur mesure').first()).toContainText(`Prix 1$${priceOf([], 1)}`);
  await expect(page.getByText(/\$1 alors/)).toHaveCount(0);
  await expect(quote.total).toHaveText(`Total estimé : ${priceOf([FIRST], 50)}`);
});
