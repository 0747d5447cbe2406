import { agency } from '@/content/agency';
import { formatDate } from '@/lib/rules/format-date';
import { equivalents } from '@/lib/rules/quote/equivalents';
import { findBarriers, unroll } from '../support/axe';
import { EARLY, priceOf, sumOf } from '../support/chosen';
import { devisPage } from '../support/forms';
import { heardTexts } from '../support/heard-texts';
import { holdScripts } from '../support/hold';
import { plainText } from '../support/plain-text';
import { addCustom, quoteOn } from '../support/quote-page';
import { expect, open, test } from '../support/visit';

type Told = ReturnType<typeof equivalents>;

// What is sent, whatever the currency: devis.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [cms, total] = [0, 1].map((customCount) =>
  equivalents(sumOf([EARLY], customCount), agency.exchangeRate.eurPerUsd),
) as [Told, Told];

test('prices can be read in euros or in CFA francs beside dollars, and go back to dollars alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, devisPage.path);
  await quoteOn(page).box(EARLY).check();
  await addCustom(page, 'Carte des agences');
  const currency = page.getByRole('group', { name: 'Lire les prix en' });
  const first = { usd: 'Dollar', eur: 'Euro', cfa: 'Franc CFA' }[agency.firstCurrency];
  await expect(currency.getByRole('radio', { name: first })).toBeChecked();
  await currency.getByRole('radio', { name: 'Dollar' }).check();
  await expect(currency.getByText(`au taux du ${formatDate(agency.exchangeRate.date)}`)).toBeVisible();
  expect((await heardTexts(page)).filter((text) => text.startsWith('≈'))).toEqual([]);

  await currency.getByRole('radio', { name: 'Euro' }).check();
  // Beside its price, and under the total.
  const both = [cms.eur, total.eur, priceOf([EARLY]), priceOf([EARLY], 1)];
  await expect.poll(() => heardTexts(page)).toEqual(expect.arrayContaining(both));

  await page.keyboard.press('ArrowRight');
  await expect(currency.getByRole('radio', { name: 'Franc CFA' })).toBeChecked();
  const inFrancs = (await heardTexts(page)).map(plainText);
  expect(inFrancs).toContain(plainText(cms.cfa));
  expect(inFrancs).not.toContain(plainText(cms.eur));
  // No amount breaks out of its row.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await unroll(page);
  expect(await findBarriers(page)).toEqual([]);

  await currency.getByRole('radio', { name: 'Dollar' }).check();
  expect((await heardTexts(page)).filter((text) => text.startsWith('≈'))).toEqual([]);
});

test('a currency picked before the scripts arrive counts when they do', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(devisPage.path, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Euro' }).check();
  scripts.release();
  await expect.poll(() => heardTexts(page)).toContain(cms.eur);
});
