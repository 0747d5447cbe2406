import { expect, test } from '../support/visit';

/** Pairs of elements, by their texts, of which one lies over the other. */
function overlaps(elements: Element[]): string[] {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const name = (index: number) => elements[index]?.textContent?.slice(0, 30) || elements[index]?.tagName;
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other, offset) => {
      const isApart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      return isApart ? [] : [`${name(index)} / ${name(index + 1 + offset)}`];
    }),
  );
}

test('on tablets and laptops no link, title, price or picture lies over another', async ({ page }) => {
  for (const { path, width, parts } of [
    { path: '/devis', width: 768, parts: 'header nav:not([aria-label="Menu"]) a' },
    { path: '/devis', width: 768, parts: 'fieldset:last-of-type > :is(legend, p, label)' },
    { path: '/devis', width: 1366, parts: 'fieldset:last-of-type > :is(legend, p, label)' },
    { path: '/portfolio', width: 1366, parts: 'article :is(h2, p, img, li)' },
  ]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(path);
    const shown = page.locator(parts).filter({ visible: true });
    expect(await shown.count()).toBeGreaterThan(1);
    expect(await shown.evaluateAll(overlaps), `${path} at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  const last = await page
    .getByRole('banner')
    .getByRole('listitem')
    .filter({ visible: true })
    .last()
    .boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(768 - 40);
});

test('a word of the catalogue is not cut at its hyphen', async ({ page }) => {
  await page.goto('/devis');
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
