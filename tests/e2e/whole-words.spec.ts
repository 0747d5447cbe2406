import type { Page } from 'playwright/test';
import { quoteWords } from '@/content/pages/devis';
import { fill } from '@/lib/rules/fill';
import { FIRST, LAST } from '../support/chosen';
import { devisPage, fillIn, formOn, newVisitor } from '../support/forms';
import { addCustom, heardTotal, quoteOn } from '../support/quote-page';
import { allPaths } from '../support/routes';
import { setTextSize } from '../support/text-size';
import { expect, open, test } from '../support/visit';

/** A word with its hyphens, or the plain ones, which nothing may cut: with no sign in them where a line could end. */
const HYPHENATED = String.raw`\p{L}+-\p{L}+`;
const PLAIN = String.raw`(?<![\p{L}\p{N}'’@./_-])\p{L}{2,}(?![\p{L}\p{N}'’@./_-])`;

/** The words of a pattern that stand on two lines, in what can be seen of an element but code. */
function cutWords(page: Page, within: string, pattern: string): Promise<string[]> {
  return page.locator(within).evaluateAll(
    (all, pattern) =>
      all.flatMap((element) => {
        const cut: string[] = [];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          if (!text.parentElement?.checkVisibility() || text.parentElement.closest('code, .sr-only'))
            continue;
          for (const { index, 0: word } of text.data.matchAll(new RegExp(pattern, 'gu'))) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              cut.push(word);
          }
        }
        return cut;
      }),
    pattern,
  );
}

test('a word of the catalogue is not cut at its hyphen', async ({ page }) => {
  await page.goto(devisPage.path);
  for (const width of [320, 360, 560, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await cutWords(page, 'fieldset label', HYPHENATED), `at ${width}`).toEqual([]);
  }
});

test('nor do large letters cut one in own words, after a line is taken out, in a link or once it has left', async ({
  page,
}) => {
  const isWhole = async (state: string) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cutWords(page, 'main', PLAIN), `${state}, at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(
        width,
      );
    }
  };
  await page.clock.install();
  await open(page, `${devisPage.path}#choix=${FIRST}.${LAST}&monnaie=cfa&total=1`);
  await setTextSize(page, 32);
  await isWhole('a link');
  await addCustom(page, 'Carte des agences');
  await isWhole('own words');
  await quoteOn(page).lines.first().getByRole('button').click();
  await isWhole('a line taken out');
  const form = formOn(page, devisPage);
  await fillIn(form, newVisitor());
  await form.submit.click();
  await expect(form.success).toBeFocused();
  await page.clock.runFor(5_000);
  await expect(form.success).toBeHidden();
  await isWhole('sent');
});

for (const path of allPaths)
  test(`${path}: letters twice as large on a phone cut no plain word in two`, async ({ page }) => {
    await page.goto(path === devisPage.path ? `${path}#choix=${FIRST}` : path);
    await setTextSize(page, 32);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cutWords(page, 'body', PLAIN), `at ${width}`).toEqual([]);
    }
  });

test('own words as long as an address break, wherever they stand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const long = `https://exemple.example/${'carte-des-agences'.repeat(12)}`;
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.goto(`${devisPage.path}#choix=${FIRST}&plus=${encodeURIComponent(long)}`);
  await expect(quoteOn(page).total).toHaveText(heardTotal([FIRST], 1));
  expect(await overflow()).toBe(0);
  await quoteOn(page).custom.fill(`${long}s`);
  const form = formOn(page, devisPage);
  await form.submit.click();
  await expect(form.summary).toBeVisible();
  expect(await overflow()).toBe(0);
  await page
    .getByRole('button', { name: fill(quoteWords.receipt.remove, { name: long }) })
    .first()
    .click();
  await expect(page.getByRole('button', { name: quoteWords.receipt.undo })).toBeVisible();
  expect(await overflow()).toBe(0);
});

// https://www.w3.org/WAI/WCAG22/Understanding/text-spacing
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

for (const path of ['/', '/mentions-legales'])
  test(`${path}: with the spacing that a reader asks for, no label runs into what stands beside it`, async ({
    page,
  }) => {
    await page.goto(path);
    // The page's policy takes no element of style.
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    }, SPACED);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const wide = await page
        .locator('main :is(dt, li p)')
        .evaluateAll((all) =>
          all.flatMap(({ scrollWidth, clientWidth, textContent }) =>
            scrollWidth > clientWidth ? textContent : [],
          ),
        );
      expect(wide, `at ${width}`).toEqual([]);
    }
  });
