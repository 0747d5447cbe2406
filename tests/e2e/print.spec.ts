import { type Page } from 'playwright/test';
import { catalogue } from '@/content/catalogue';
import { colours } from '@/content/colours';
import { site } from '@/content/site';
import { articles } from '../support/articles';
import { computed, line, MIDDLE, priceOf } from '../support/chosen';
import { countPdfPages } from '../support/count-pdf-pages';
import { plainText } from '../support/plain-text';
import { addCustom, quoteOn } from '../support/quote-page';
import { allPaths, articlePaths } from '../support/routes';
import { expect, open, test } from '../support/visit';

const fragmentOf = (count: number, custom: string[] = []) =>
  `#choix=${catalogue
    .slice(0, count)
    .map(({ id }) => id)
    .join('.')}${custom.map((text) => `&plus=${text}`).join('')}`;

/** The quote printed, from the address that holds it. */
async function printQuote(page: Page, fragment: string): Promise<number> {
  await open(page, '/contact');
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

test('a printed quote says who, when, what, how much, that it is an estimate, and where to find it again', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00'));
  await open(page, '/devis');
  await quoteOn(page).box(MIDDLE).check();
  await addCustom(page, 'Carte des agences');
  await expect(page).toHaveURL(/#choix=.*&plus=/);
  await page.emulateMedia({ media: 'print' });
  const printed = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  for (const said of [
    site.name,
    site.email,
    site.phone,
    'Prix affichés le 21 novembre 2026. Cette estimation n’est pas un devis',
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

test('a quote left open for days is printed with the day of the printing', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00'));
  await open(page, `/devis${fragmentOf(2)}`);
  await expect(quoteOn(page).print).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00'));
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Prix affichés le 24 novembre 2026')).toBeVisible();
});

test('the button of the receipt prints', async ({ page }) => {
  await open(page, `/devis${fragmentOf(2)}`);
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve('printed'))));
  await quoteOn(page).print.click();
  expect(await printed).toBe('printed');
});

test('an article is printed with its links’ addresses, without what only serves on a screen', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of articlePaths) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Partager cet article' })).toBeHidden();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    const addresses = await page
      .getByRole('article')
      .first()
      .locator('a[href^="http"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    for (const address of addresses) expect(address).toContain('http');
  }
  expect(articles.length).toBeGreaterThan(0);
});

test('whatever page is printed, its words are ink on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of allPaths) {
    await page.goto(path);
    const faint = await page.locator('main :is(h1, h2, h3, p, li, a)').evaluateAll(
      (elements, ink) =>
        elements
          .filter((element) => element.getClientRects().length > 0)
          .filter((element) => getComputedStyle(element).color !== ink)
          .map((element) => element.textContent),
      computed(colours.ink),
    );
    expect(faint, path).toEqual([]);
    await expect(page.getByRole('contentinfo')).toBeHidden();
  }
});
