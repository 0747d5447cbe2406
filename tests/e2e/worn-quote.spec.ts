import type { Page } from 'playwright/test';
import { formWords, postedForms } from '@/content/forms';
import { frameWords } from '@/content/frame';
import { fill } from '@/lib/rules/fill';
import { EARLY, LAST, MIDDLE, priceOf } from '../support/chosen';
import { devisPage, formOn } from '../support/forms';
import { patternOf, plainText } from '../support/plain-text';
import { addCustom, linkTo, quoteOn } from '../support/quote-page';
import { countColours } from '../support/seen';
import { labelOf, layoutPaths } from '../support/routes';
import { expect, keptOn, open, test } from '../support/visit';

const { title, text, erase, action } = frameWords.keptQuote;
const TOTAL = priceOf([EARLY, MIDDLE], 1);

const QUOTE = labelOf(devisPage.path);

const wornOn = (page: Page) => page.locator('main > section').filter({ hasText: title }).last();
const inBar = (page: Page) => page.getByRole('banner').getByRole('link', { name: RegExp(`^${QUOTE}`) });

/** Three lines, one in own words, and a name. */
async function keepQuote(page: Page): Promise<void> {
  await page.goto(devisPage.path);
  for (const id of [EARLY, MIDDLE]) await quoteOn(page).box(id).check();
  await addCustom(page, 'Carte des agences');
  await formOn(page, devisPage).name.fill('Awa du Port');
  await expect(inBar(page), 'worn where it is composed').toHaveAccessibleName(`${QUOTE} ${TOTAL}`);
  await expect(page.locator('html'), 'or each tick styles all of the page anew').toHaveAttribute('style', '');
}

test('bar and last band wear the quote that is kept, its cloth, lines and total, never a name or a word', async ({
  page,
}) => {
  await open(page, '/about');
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
  const colours = async () => countColours(await inBar(page).screenshot(), 0xc0c0c0);
  const plain = await colours();
  await keepQuote(page);
  await open(page, '/about');
  await expect(inBar(page)).toHaveAccessibleName(`${QUOTE} ${TOTAL}`);
  expect(await colours(), 'colours of the swatch').toBeGreaterThan(plain + 2);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const heard = plainText(await wornOn(page).ariaSnapshot());
  for (const told of [plainText(fill(text, { lines: 3, total: TOTAL })), action.label, erase])
    expect(heard).toContain(told);
  const kept = await page.evaluate(
    () => (JSON.parse(localStorage['brouillon:devis']) as { worn: string }).worn,
  );
  expect(heard + kept).not.toMatch(/Awa|Carte/);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('banner').locator('summary').click();
  await expect(inBar(page), 'in the menu of phones').toHaveAccessibleName(`${QUOTE} ${TOTAL}`);
  const underBar = () => page.screenshot({ clip: { x: 0, y: 57, width: 200, height: 6 } });
  await expect.poll(async () => countColours(await underBar(), 0xc0c0c0), 'over the hem of the bar').toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: action.label }).click();
  await expect(quoteOn(page).chosen).toHaveCount(3);
});

test('while somebody’s link is looked at, the quote that is kept is worn as it is', async ({ page }) => {
  await keepQuote(page);
  await page.goto('/about');
  await page.goto(linkTo([LAST]));
  await expect(quoteOn(page).chosen).toHaveCount(1);
  await expect(inBar(page)).toHaveAccessibleName(`${QUOTE} ${TOTAL}`);
});

test('a quote that did not leave is worn until it does', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED|Failed to fetch|failed request/);
  await keepQuote(page);
  const form = formOn(page, devisPage);
  await form.email.fill('awa@exemple.com');
  await page.route('**/api/**', (route) => route.abort());
  await form.submit.click();
  await expect(form.failure).toBeVisible();
  await open(page, '/about');
  await expect(inBar(page)).toHaveAccessibleName(`${QUOTE} ${TOTAL}`);
});

test('a quote that its browser posted without React is worn as long as it is kept', async ({
  page,
  tolerate,
}) => {
  tolerate(/^failed request/, /^console error/, /preloaded using link preload/);
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.clock.install();
  await keepQuote(page);
  const form = formOn(page, devisPage);
  await form.email.fill('awa@exemple.com');
  await form.submit.click();
  await page.clock.fastForward(8_000);
  await page.getByRole('button', { name: formWords.failed.sendNow }).click();
  await expect(page.getByRole('heading', { level: 1, name: postedForms.sentTitle })).toBeVisible();
  await page.goto('/about');
  await expect(inBar(page)).toHaveAccessibleName(`${QUOTE} ${TOTAL}`);
  await expect(wornOn(page).getByRole('button', { name: erase })).toBeVisible();
});

test('a page wears its quote before its bar stands, so that nothing moves for it', async ({ page }) => {
  await keepQuote(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const root = document.documentElement;
      if (!document.querySelector('nav')) return;
      root.dataset['first'] = String(root.hasAttribute('data-worn'));
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/about', '/services', '/contact']) {
    await open(page, path);
    await expect(page.locator('html'), path).toHaveAttribute('data-first', 'true');
  }
});

test('wherever a quote is worn it can be erased', async ({ page, tolerate }) => {
  tolerate(/404/);
  await keepQuote(page);
  for (const path of [...layoutPaths, '/inconnu']) {
    await page.goto(path);
    const erasing = page.getByRole('button', { name: patternOf(erase, formWords.draft.erase) });
    await expect(erasing.filter({ visible: true }), path).toHaveCount(1);
  }
});

test('a kept quote is erased from the last band of any page, in every tab, and the focus stays there', async ({
  page,
  context,
}) => {
  await keepQuote(page);
  const other = await context.newPage();
  await open(other, '/services');
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  await open(page, '/about');
  await page.getByRole('button', { name: erase }).click();
  for (const each of [page, other]) {
    await expect(each.getByRole('heading', { name: title })).toBeHidden();
    await expect(inBar(each)).toHaveAccessibleName(QUOTE);
  }
  await expect(page.locator('main > section').last().getByRole('link').first()).toBeFocused();
  expect(await keptOn(page)).toEqual([]);
  await open(page, devisPage.path);
  await expect(quoteOn(page).chosen).toHaveCount(0);
});
