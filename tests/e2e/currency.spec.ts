import { agency } from '@/content/agency';
import { customPrice } from '@/content/catalogue';
import { quoteWords } from '@/content/pages/devis';
import type { Currency } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';
import { currenciesOf, ratesOf, sayTotal } from '@/lib/rules/quote/currencies';
import { findBarriers, unroll } from '../support/axe';
import { EARLY, line } from '../support/chosen';
import { devisPage } from '../support/forms';
import { heardTexts } from '../support/heard-texts';
import { holdScripts } from '../support/hold';
import { plainText } from '../support/plain-text';
import { addCustom, quoteOn } from '../support/quote-page';
import { expect, open, test } from '../support/visit';

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
    const texts = await heard();
    const saidTwice = prices.filter(
      (price) => texts.filter((text) => text === say(currency, price)).length > 1,
    );
    expect(saidTwice, 'in its row and in the receipt').toEqual(prices);
    expect(texts).toContain(say(currency, ...prices));
    expect(texts).not.toContain(say(rates.base, line(EARLY).price));
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

test('a currency picked before the scripts is read at once, and stays', async ({ page }) => {
  const scripts = await holdScripts(page);
  const currency = others.at(-1) ?? rates.base;
  await page.goto(devisPage.path, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: names[currency] }).check();
  await quoteOn(page).box(EARLY).check();
  // In its row, and added up by styles.
  const said = say(currency, line(EARLY).price);
  const heard = async () => (await heardTexts(page)).filter((text) => plainText(text) === said).length;
  expect(await heard()).toBeGreaterThan(1);
  scripts.release();
  await expect(quoteOn(page).total).toContainText(said);
});
