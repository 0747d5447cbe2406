import type { Page } from 'playwright/test';
import { FIRST } from '../support/chosen';
import { devisPage } from '../support/forms';
import { allPaths } from '../support/routes';
import { setTextSize } from '../support/text-size';
import { expect, test } from '../support/visit';

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
