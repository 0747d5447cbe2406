import type { Page } from 'playwright/test';
import { agency } from '@/content/agency';
import { quoteWords } from '@/content/pages/devis';
import type { Currency } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';
import { currenciesOf, formatAmount, ratesOf, sayTotal } from '@/lib/rules/quote/currencies';
import { catalogue, customPrice } from '@/content/catalogue';
import { findBarriers, unroll } from '../support/axe';
import { EARLY, LATE, line } from '../support/chosen';
import { devisPage } from '../support/forms';
import { heardNodes, heardTexts } from '../support/heard-texts';
import { holdScripts } from '../support/hold';
import { plainText } from '../support/plain-text';
import { addCustom, linkTo, quoteOn } from '../support/quote-page';
import { expect, open, test, wake } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { names, title, note } = quoteWords.currencies;
const rates = ratesOf(agency);
const [first, ...others] = currenciesOf(rates);
const prices = [line(EARLY).price, customPrice];
const say = (currency: Currency, ...some: number[]) => plainText(sayTotal(some, currency, rates));

test('in each currency rows, receipt, total and what is heard say the same, which adds up, and a reload keeps it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, devisPage.path);
  const choice = (currency: Currency) =>
    page.getByRole('group', { name: title }).getByRole('radio', { name: names[currency] });
  const heard = async () => (await heardTexts(page)).map(plainText);
  await expect(choice(first as Currency)).toBeChecked();
  await quoteOn(page).box(EARLY).check();
  await addCustom(page, 'Carte des agences');
  await expect(
    page.getByText(plainText(fill(note, { date: formatDate(agency.exchangeRate.date) }))),
  ).toBeVisible();
  for (const currency of others) {
    await choice(currency).check();
    await expect(quoteOn(page).total).toHaveText(fill(quoteWords.total, { total: say(currency, ...prices) }));
    // What is heard follows the styles a moment later.
    await expect.poll(heard).not.toContain(say(rates.base, line(EARLY).price));
    const texts = await heard();
    const saidTwice = prices.filter(
      (price) => texts.filter((text) => text === say(currency, price)).length > 1,
    );
    expect(saidTwice, 'in its row and in the receipt').toEqual(prices);
    expect(texts).toContain(say(currency, ...prices));
    // No amount breaks out of its row.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await expect(page).toHaveURL(/&monnaie=/);
  await page.keyboard.press('ArrowLeft');
  await expect(choice(others.at(-2) ?? rates.base)).toBeChecked();
  await unroll(page);
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await expect(choice(others.at(-2) ?? rates.base)).toBeChecked();
  await expect(quoteOn(page).total).toContainText(say(others.at(-2) ?? rates.base, ...prices));
});

test('a currency moves no row from under the eye, and no note makes one taller than its neighbours', async ({
  page,
}) => {
  await open(page, devisPage.path);
  await addCustom(page, 'Carte des agences');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [360, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // The page learns of its new width a moment later.
    await page.waitForFunction((wanted) => innerWidth === wanted, width);
    await page.getByRole('radio', { name: names[rates.base] }).check();
    const groups = () =>
      page.locator('fieldset:has(li)').evaluateAll((all) =>
        all.map((group) =>
          Array.from(group.querySelectorAll('li'), (row) => {
            const { top, height } = row.getBoundingClientRect();
            return { top: Math.round(top + scrollY), height: Math.round(height) };
          }).filter(({ height }) => height > 0),
        ),
      );
    const before = await groups();
    for (const rows of before)
      expect(new Set(rows.map(({ height }) => height)), `${width}: ${JSON.stringify(rows)}`).toHaveProperty(
        'size',
        1,
      );
    const { name, note = '' } = catalogue.find((each) => each.note) ?? line(EARLY);
    await expect(page.getByRole('checkbox', { name: plainText(`${name} ${note}`) })).toHaveCount(1);
    for (const currency of others) {
      await page.getByRole('radio', { name: names[currency] }).check();
      expect(await groups(), `${width}, ${currency}`).toEqual(before);
    }
  }
});

for (const arrival of ['before the scripts', 'after them', 'without any'] as const)
  test(`${arrival}, the lines that are painted come to the total that is painted, in each currency`, async ({
    page: scripted,
    browser,
    baseURL,
  }) => {
    const plain = arrival === 'without any' ? await browser.newContext({ javaScriptEnabled: false }) : null;
    const page = plain ? await plain.newPage() : scripted;
    const isEarly = arrival === 'before the scripts';
    if (isEarly) await holdScripts(page);
    const address = isEarly ? linkTo([LATE], ['Formation']) : devisPage.path;
    await page.goto(new URL(address, baseURL).href, { waitUntil: 'domcontentloaded' });
    if (isEarly) await addUp(2);
    if (arrival === 'after them') await wake(page);
    // Nothing is exact in every currency.
    await page.getByRole('radio', { name: names[others[0] ?? rates.base] }).check();
    if (!isEarly) await expect.poll(async () => (await painted(page)).said).not.toContain('≈');
    if (!plain) for (const text of ['Agenda', 'Carte des agences']) await addCustom(page, text);
    for (const [at, currency] of [first as Currency, ...others].entries()) {
      await page.getByRole('radio', { name: names[currency] }).check();
      for (const { id } of catalogue.filter((_, index) => index % (others.length + 1) === at))
        await quoteOn(page).row(id).click();
      await addUp(await quoteOn(page).chosen.count(), currency);
    }
    await plain?.close();

    async function addUp(count: number, currency = first as Currency) {
      await expect(async () => {
        const { lines, total, said } = await painted(page);
        // Counters alone do not group thousands.
        if (!plain) expect(said, UNREAD).toContain(plainText(formatAmount(total, currency, rates)));
        expect(lines.length, UNREAD).toBe(count);
        expect(total).toBe(lines.reduce((sum, each) => sum + each, 0));
      }).toPass();
    }
  });

const UNREAD = 'a currency whose sign `figures` below does not read counts as none';

/** The figures of the ticked rows and of the sum, as the browser itself has painted and says them. */
async function painted(page: Page): Promise<{ lines: number[]; total: number; said: string }> {
  const ticked = (await heardNodes(page)).filter(
    ({ role, properties }) =>
      role?.value === 'checkbox' &&
      properties?.some(({ name, value }) => name === 'checked' && value.value === 'true'),
  );
  const texts = await heardTexts(page);
  // The sheet begins with the choice of a currency.
  const inSheet = texts.slice(texts.lastIndexOf(names[others.at(-1) ?? rates.base]) + 1);
  const figures = (some: readonly string[]) =>
    some
      .flatMap((text) => /\$[\d\s]+|[\d\s]+(?=FCFA|€)/.exec(text)?.[0].replace(/[$\s]/g, '') ?? [])
      .map(Number);
  return {
    lines: figures(ticked.map(({ name }) => String(name?.value))),
    total: figures(inSheet)[0] ?? -1,
    said: plainText(inSheet.join(' ')),
  };
}
