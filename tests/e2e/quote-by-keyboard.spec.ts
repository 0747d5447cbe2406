import type { Locator, Page } from 'playwright/test';
import { agency } from '@/content/agency';
import { catalogue, customPrice } from '@/content/catalogue';
import { featureCategories } from '@/content/categories';
import { formWords } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { fill, fillCount } from '@/lib/rules/fill';
import { currenciesOf, ratesOf, sayTotal } from '@/lib/rules/quote/currencies';
import { EARLY } from '../support/chosen';
import { devisPage, formOn, newVisitor } from '../support/forms';
import { onlyMessageFrom } from '../support/mailbox';
import { plainText } from '../support/plain-text';
import { quoteOn } from '../support/quote-page';
import { expect, open, test } from '../support/visit';

const { receipt, custom, passCatalogue, total, form: asked } = quoteWords;

/** The fewest stops from the top of the page to its first field, past bar, menu and catalogue. */
const STOPS_TO_NAME = 15;

/** Presses Tab, or Shift+Tab, until the focus is there: how many times. */
async function tabTo(page: Page, there: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  for (let stops = 1; stops <= 60; stops += 1) {
    await page.keyboard.press(key);
    if ((await there.and(page.locator(':focus')).count()) > 0) return stops;
  }
  throw new Error(`${key} never comes to ${there}`);
}

/** What a screen reader is told from now on without being asked: each status and alert, as it comes or changes. */
async function listenIn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const spoken: string[] = [];
    new MutationObserver((changes) => {
      const places = changes.flatMap(({ target, addedNodes }) => {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status],[role=alert]',
        );
        const within = [...addedNodes].flatMap((node) =>
          node instanceof Element
            ? [node, ...node.querySelectorAll('*')].filter((each) =>
                each.matches('[role=status],[role=alert]'),
              )
            : [],
        );
        return [...(around ? [around] : []), ...within];
      });
      for (const place of new Set(places)) if (place.textContent) spoken.push(place.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { spoken });
  });
  return async () =>
    (await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.splice(0))).map(plainText);
}

test('the whole quote by keyboard alone, in the order it is read, with what is spoken on the way', async ({
  page,
}) => {
  const visitor = newVisitor();
  const [form, quote, rates] = [formOn(page, devisPage), quoteOn(page), ratesOf(agency)];
  const say = (currency = rates.base) =>
    plainText(fill(total, { total: sayTotal([customPrice], currency, rates) }));
  await page.clock.install();
  await open(page, devisPage.path);
  const spoken = await listenIn(page);

  const headings = (await page.getByRole('main').getByRole('heading').allTextContents()).map(plainText);
  const sold = featureCategories.filter((each) => catalogue.some(({ category }) => category === each));
  const read = [...sold, custom.title, receipt.title, asked].map(plainText);
  expect(headings.slice(1, 1 + read.length)).toEqual(read);

  const stops = await tabTo(page, page.getByRole('link', { name: passCatalogue }));
  await page.keyboard.press('Enter');
  await expect(form.name).toBeFocused();
  expect(stops + 1).toBeLessThanOrEqual(STOPS_TO_NAME);

  await tabTo(page, quote.custom, 'Shift+Tab');
  await page.keyboard.type('Agenda');
  await page.keyboard.press('Enter');
  await expect(quote.custom).toBeFocused();
  await expect.poll(spoken).toEqual([say()]);

  const other = currenciesOf(rates)[1] ?? rates.base;
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect.poll(spoken).toEqual([say(other)]);

  await tabTo(page, page.getByRole('button', { name: fill(receipt.remove, { name: 'Agenda' }) }));
  await page.keyboard.press('Enter');
  const removed = plainText(fill(receipt.removed, { name: 'Agenda' }));
  await expect.poll(spoken).toContainEqual(expect.stringContaining(removed));
  await expect(page.getByRole('status').filter({ hasText: removed })).toBeFocused();
  // Undone sooner, the total would not have changed, and nothing would be said of it.
  await expect(page.getByRole('status').filter({ hasText: say(other) })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: receipt.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(spoken).toContain(say(other));
  await expect(quote.chosen).toHaveCount(1);

  await tabTo(page, form.name);
  await page.keyboard.type(visitor.name);
  await page.keyboard.press('Enter');
  await expect(form.summary).toBeFocused();
  await expect
    .poll(spoken)
    .toEqual([expect.stringContaining(plainText(fillCount(formWords.errors.summary, 1)))]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.email).toBeFocused();
  await page.keyboard.type(visitor.email);
  await expect(form.summary).toHaveCount(0);
  // An address begun is no longer missing, and not yet whole: the same fault, told once.
  expect(await spoken()).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(form.success).toBeFocused();
  await page.clock.fastForward(5_000);
  await expect(form.left).toBeVisible();
  await expect(page.locator(':focus')).toContainText(plainText((await form.left.textContent()) ?? ''));
  expect((await onlyMessageFrom(visitor.email)).message).toContain('Agenda');
});

test('the way past the list is no step back: what is ticked after it stays ticked', async ({ page }) => {
  await open(page, devisPage.path);
  await quoteOn(page).box(EARLY).check();
  await expect(page).toHaveURL(/#choix=/);
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await page.getByRole('link', { name: passCatalogue }).press('Enter');
  await expect(formOn(page, devisPage).name).toBeFocused();
  expect(await steps()).toBe(before);
});
