import { type Page } from 'playwright/test';
import { catalogue } from '@/content/catalogue';
import { site } from '@/content/site';
import { line, MIDDLE, priceOf } from '../support/chosen';
import { countPdfPages } from '../support/count-pdf-pages';
import { plainText } from '../support/plain-text';
import { addCustom, quoteOn } from '../support/quote-page';
import { expect, open, test } from '../support/visit';

const fragmentOf = (count: number, custom: string[] = []) =>
  `#choix=${catalogue
    .slice(0, count)
    .map(({ id }) => id)
    .join('.')}${custom.map((text) => `&plus=${text}`).join('')}`;

/** The quote printed, from the address that holds it. */
async function printQuote(page: Page, fragment: string): Promise<number> {
  await page.goto('about:blank');
  await open(page, `/devis${fragment}`);
  await expect(quoteOn(page).print).toBeVisible();
  return countPdfPages(await page.pdf({ preferCSSPageSize: true }));
}

test('a quote of twenty-five lines is one page, and the longest goes on to a second', async ({ page }) => {
  expect(await printQuote(page, fragmentOf(3))).toBe(1);
  expect(await printQuote(page, fragmentOf(24, ['Carte des agences']))).toBe(1);
  const wishes = Array.from({ length: 12 }, (_, index) => `Souhait ${index}`);
  expect(await printQuote(page, fragmentOf(catalogue.length, wishes))).toBe(2);
});

test('a printed quote says who, the day of the printing, what, how much, that it is an estimate, and where to find it again', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00'));
  await open(page, '/devis');
  await quoteOn(page).box(MIDDLE).check();
  await addCustom(page, 'Carte des agences');
  await expect(page).toHaveURL(/#choix=.*&plus=/);
  // Left open for days, then printed by its own button.
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00'));
  const asked = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve('printed'))));
  await quoteOn(page).print.click();
  expect(await asked).toBe('printed');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Prix affichés le 24 novembre 2026')).toBeVisible();
  const printed = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  for (const said of [
    site.name,
    site.email,
    plainText(site.phone),
    'Prix affichés le 24 novembre 2026. Cette estimation n’est pas un devis',
    plainText(`${line(MIDDLE).category} ${line(MIDDLE).name} ${priceOf([MIDDLE])}`),
    plainText(`Sur mesure Carte des agences ${priceOf([], 1)}`),
    plainText(`Votre estimation ${priceOf([MIDDLE], 1)}`),
    'Prix estimatifs',
    page.url(),
  ]) {
    expect(printed).toContain(said);
  }
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});
