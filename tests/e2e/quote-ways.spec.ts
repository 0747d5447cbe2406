import { execFileSync } from 'node:child_process';
import { agency } from '@/content/agency';
import { catalogue } from '@/content/catalogue';
import { categoryWeeks } from '@/content/categories';
import { quoteWords } from '@/content/pages/devis';
import { homePage } from '@/content/pages/home';
import { fill, midSentence } from '@/lib/rules/fill';
import { fillLines } from '@/lib/rules/lead/other-ways';
import { longestDelay, sayWeeks } from '@/lib/rules/quote/delay';
import { ratesOf, sayTotal } from '@/lib/rules/quote/currencies';
import { formatQuoteLink } from '@/lib/rules/quote/link';
import { whatsappAddress } from '@/lib/rules/phone-lines';
import { OTHER } from '../support/chosen';
import { devisPage, formOn, newVisitor } from '../support/forms';
import { onlyMessageFrom } from '../support/mailbox';
import { patternOf, plainText } from '../support/plain-text';
import { quoteOn } from '../support/quote-page';
import { expect, open, phone, test } from '../support/visit';

const rates = ratesOf(agency);
const { names } = quoteWords.currencies;

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 360, height: 640 } });

  // What it costs: `npx tsx bench/shopkeeper.ts`.
  test('on slow 3G and an old phone, who counts in francs reads the sum and the delay of what takes longest, and writes it to the agency', async ({
    page,
    context,
    tolerate,
  }) => {
    test.skip(!agency.whatsapp, 'the agency is not on WhatsApp');
    tolerate(/^other origin: https:\/\/wa\.me/);
    const session = await context.newCDPSession(page);
    const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
    await session.send('Network.emulateNetworkConditions', slow3G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const currency = 'cfa';
    const lasting = catalogue.filter(({ weeks, category }) => weeks ?? categoryWeeks[category]);
    const shop = lasting.filter(({ id }) => ['e-commerce', 'payment-integration'].includes(id));
    const slow = shop.length === 2 ? shop : lasting.slice(-2);
    const delay = sayWeeks(longestDelay(slow, categoryWeeks) ?? [0, 0], quoteWords.delay);
    const total = plainText(
      sayTotal(
        slow.map(({ price }) => price),
        currency,
        rates,
      ),
    );
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: homePage.hero.primary.label }).first().tap();
    await expect(page).toHaveURL(devisPage.path);
    await page.getByRole('radio', { name: names[currency] }).tap();
    for (const { id } of slow) await quoteOn(page).row(id).tap();
    await expect(quoteOn(page).total).toHaveText(plainText(fill(quoteWords.total, { total })));
    await expect(page.getByText(plainText(delay), { exact: true })).toBeInViewport();

    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: quoteWords.whatsapp.label }).first().tap();
    const address = new URL((await popup).url());
    expect(address.href).toContain(whatsappAddress(agency.whatsapp ?? '', ''));
    const lines = (address.searchParams.get('text') ?? '').split('\n').map(plainText);
    const told = slow.map(({ name, price }) => `\n- ${name}, ${sayTotal([price], currency, rates)}`);
    const url = 'http';
    const said = fillLines(quoteWords.whatsapp.text, { lines: told.join(''), total, delay, url });
    const [text = ''] = said.split(`\n${url}`);
    expect(lines).toEqual([
      ...text.split('\n').map(plainText),
      expect.stringContaining(`${devisPage.path}#choix=`),
    ]);
    // The agency's own is not said.
    expect(/monnaie=(\w+)/.exec(lines.at(-1) ?? '')?.[1] ?? agency.currency).toBe(currency);
  });
});

test('a quote of eleven lines in another currency adds up on paper, under its cloth; its link, opened on a phone and changed, is sent for its company', async ({
  page,
  browser,
}) => {
  const [visitor, company] = [newVisitor(), 'Omega & Fils'];
  // Some of each category.
  const ids = catalogue
    .filter((_, at) => at % Math.max(1, Math.floor(catalogue.length / 11)) === 0)
    .slice(0, 11)
    .map(({ id }) => id);
  const link = formatQuoteLink({ featureIds: ids, customFeatures: [], company, currency: OTHER }, 0);
  await open(page, `${devisPage.path}#${link}`);
  await expect(quoteOn(page).print).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const text = plainText(execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString());
  const amounts = [...text.matchAll(/≈ (\d{1,3}(?: \d{3})*)/g)].map(([, amount = '']) =>
    Number(amount.replace(/ /g, '')),
  );
  const [sum = 0, ...others] = amounts.reverse();
  const lines = others.splice(
    others.findIndex((amount) => amount !== sum),
    ids.length,
  );
  expect(lines.reduce((all, each) => all + each, 0)).toBe(sum);
  // Wherever else a figure stands, it is this one, or what the end of the cloth's edge leaves of it.
  expect(others.filter((each) => !String(sum).startsWith(String(each)))).toEqual([]);
  expect(others).toContain(sum);
  expect(text).toContain(company);

  const woven = coloursOf(pdf);
  for (const id of ids) await quoteOn(page).box(id).uncheck();
  await expect(quoteOn(page).print).toHaveCount(0);
  const plain = coloursOf(await page.pdf({ preferCSSPageSize: true }));
  expect([...woven].filter((colour) => !plain.has(colour)).length).toBeGreaterThan(3);

  const device = await browser.newContext(phone);
  const other = await device.newPage();
  await open(other, `${new URL(page.url()).origin}${devisPage.path}#${link}`);
  const form = formOn(other, devisPage);
  await quoteOn(other)
    .row(ids[3] ?? '')
    .tap();
  await expect(form.company).toHaveValue(company);
  await form.name.fill(visitor.name);
  await form.email.fill(visitor.email);
  await form.submit.tap();
  await expect(form.success).toBeVisible();
  await device.close();
  const mail = await onlyMessageFrom(visitor.email);
  expect(mail.message).toContain(`Nom : ${visitor.name}\n`);
  expect(mail.message).toContain(`Entreprise : ${company}\n`);
  expect(mail.message).toMatch(
    patternOf(fill(quoteWords.currencies.readIn, { currency: midSentence(names[OTHER]) })),
  );
});

/** The colours that many points of the first page have, greys and what two dyes blend to left out. */
function coloursOf(pdf: Buffer): Set<string> {
  const ppm = execFileSync('pdftoppm', ['-r', '72', '-l', '1', '-'], { input: pdf, maxBuffer: 1e8 });
  const counts = new Map<string, number>();
  // Behind its head, three bytes a point.
  for (let at = ppm.length % 3; at < ppm.length; at += 3) {
    const point = [...ppm.subarray(at, at + 3)];
    if (Math.max(...point) - Math.min(...point) < 48) continue;
    const colour = point.map((channel) => channel >> 4).join();
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 40).map(([colour]) => colour));
}
