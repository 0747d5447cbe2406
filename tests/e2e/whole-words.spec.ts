import { devisPage } from '../support/forms';
import { expect, test } from '../support/visit';

test('a word of the catalogue is not cut at its hyphen', async ({ page }) => {
  await page.goto(devisPage.path);
  for (const width of [320, 360, 560, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    const cut = await page.locator('fieldset label').evaluateAll(
      (labels) =>
        labels.filter((label) => {
          const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const { data } = texts.currentNode as Text;
            for (const { index, 0: word } of data.matchAll(/\p{L}+-\p{L}+/gu)) {
              const range = document.createRange();
              range.setStart(texts.currentNode, index);
              range.setEnd(texts.currentNode, index + word.length);
              if (range.getClientRects().length > 1) return true;
            }
          }
          return false;
        }).length,
    );
    expect(cut, `at ${width}`).toBe(0);
  }
});
