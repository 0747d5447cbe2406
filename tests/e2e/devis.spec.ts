import type { Page } from 'playwright/test';
import { catalogue } from '@/content/catalogue';
import { agency } from '@/content/agency';
import { quoteWords } from '@/content/pages/devis';
import { answersOf } from '@/lib/rules/lead/answers';
import { mailerBody } from '@/lib/rules/lead/contract';
import { publicToken } from '@/lib/rules/lead/mailer';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { FIRST, LAST, LATE, line, MIDDLE, priceOf } from '../support/chosen';
import { devisPage, fillIn, formOn, newVisitor, watchMailer } from '../support/forms';
import { onlyMessageFrom } from '../support/mailbox';
import { plainText } from '../support/plain-text';
import { addCustom, quoteOn } from '../support/quote-page';
import { expect, open, phone, test } from '../support/visit';

test.use(phone);

for (const [width, height] of [
  [360, 640],
  [1366, 768],
] as const)
  test(`at ${width}×${height}, what the ticks come to is in view from the first one on, and the next step leads to the name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/devis');
    const next = page.getByRole('link', { name: quoteWords.sheet.next.short });
    await expect(next).toBeHidden();
    for (const [position, id] of [FIRST, MIDDLE, LAST].entries()) {
      await quoteOn(page).box(id).check();
      const count = page.getByText(`${position + 1} ligne`).filter({ visible: true });
      await expect(count.first()).toBeInViewport();
    }
    await expect(next).toBeInViewport({ ratio: 1 });
    await next.click();
    const form = formOn(page, devisPage);
    await expect(form.name).toBeFocused();
    await expect(form.name).toBeInViewport({ ratio: 1 });
    await expect(form.submit).toBeInViewport();
  });

const asked = [FIRST, MIDDLE, LAST];

test('a quote arrives line by line, and is told with its sum once it has left', async ({ page }) => {
  await page.clock.install();
  const visitor = newVisitor();
  const customFeatures = ['Carte des agences', 'Carte des agences'];
  const message = composeQuoteMessage(
    { ...answersOf([]), ...visitor, featureIds: asked, customFeatures },
    catalogue,
  );
  const body = mailerBody('quote', visitor, message, agency.senderName);
  const sent = watchMailer(page);
  await open(page, '/devis');
  // However the prices are read, the message is the same.
  await page.getByRole('radio', { name: 'Euro' }).check();
  for (const id of [...asked].reverse()) await quoteOn(page).box(id).check();
  for (const text of [...customFeatures, '   ', 'Agenda']) await addCustom(page, ` ${text} `);
  await test.step('what is not wanted after all is taken out, of the list or of the estimate', async () => {
    await quoteOn(page).box(LATE).check();
    await page.getByRole('button', { name: 'Retirer Agenda', exact: true }).click();
    const name = plainText(line(LATE).name);
    await page.getByRole('button', { name: `Retirer ${name} de l’estimation` }).click();
    await expect(quoteOn(page).box(LATE)).not.toBeChecked();
  });
  const form = formOn(page, devisPage);
  await fillIn(form, visitor);
  await form.submit.click();
  await expect(form.success).toContainText(priceOf(asked, 2));
  await expect(form.success).toContainText('5 lignes');
  expect(await selvedges(page)).toContainEqual(
    expect.stringContaining(`TISSÉ POUR ${visitor.company.toUpperCase()} ✦ 5 FILS ✦ ${priceOf(asked, 2)} ✦ `),
  );

  expect(sent).toEqual([
    { authorization: publicToken(), contentType: 'application/json', body: JSON.stringify(body) },
  ]);
  const mail = await onlyMessageFrom(visitor.email);
  expect(mail).toMatchObject({ subject: expect.stringContaining('Demande de devis personnalisé'), message });
  await page.clock.fastForward(5_000);
  await expect(page.getByText(`Demande envoyée : ${priceOf(asked, 2)}, 5 lignes`)).toBeInViewport();
  await expect(quoteOn(page).chosen).toHaveCount(0);
  await expect(quoteOn(page).total).toHaveText('Total estimé : $0');
});

test('what is chosen while a quote is sent, and what is typed but not added, stays', async ({ page }) => {
  const form = formOn(page, devisPage);
  const quote = quoteOn(page);
  const sent = watchMailer(page);
  await page.clock.install();
  await open(page, '/devis');
  await fillIn(form, newVisitor());
  await quote.custom.fill('Carte des agences');
  await form.submit.click();
  await form.summary.getByRole('link', { name: /Carte des agences/ }).click();
  await expect(quote.custom).toBeFocused();
  expect(sent).toEqual([]);
  await quote.custom.press('Enter');
  await page.route('**/api/mailer/**', async (route) => {
    await quote.box(LATE).check();
    await route.continue();
  });
  await form.submit.click();
  await expect(form.success).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(form.submit).toBeVisible();
  await expect(quote.box(LATE)).toBeChecked();
  await expect(quote.total).toHaveText(`Total estimé : ${priceOf([LATE], 1)}`);
});

/** What styles print along the selvedges of a page, as a reader sees it. */
function selvedges(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) => {
      const { content, textTransform } = getComputedStyle(element, '::before');
      if (!content.includes('✦')) return [];
      return textTransform === 'uppercase' ? content.toUpperCase() : content;
    }),
  );
}
