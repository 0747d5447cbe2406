import { contactPage } from '@/content/pages/contact';
import { expect, open, test, watchRequests } from '../support/visit';

// What each page says is read in its export (tests/export/pages.test.ts).

test('« Voir le projet » and « Code source » can be reached and do nothing', async ({ page }) => {
  await open(page, '/portfolio');
  const buttons = page.getByRole('button', { name: /^(Voir le projet|Code source)$/ });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  const before = await page.getByRole('main').innerText();
  for (const button of await buttons.all()) {
    await expect(button).toBeDisabled();
    await button.press('Enter');
    await expect(button).toBeFocused();
    await button.dispatchEvent('click');
  }
  await expect(page).toHaveURL('/portfolio');
  expect(await page.getByRole('main').innerText()).toBe(before);
  expect(requests).toEqual([]);
});

test('each frequent question opens on its answer', async ({ page }) => {
  await open(page, '/contact');
  const { entries } = contactPage.faq;
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(entries.length);
  for (const { question, answer } of entries) {
    const entry = page.getByRole('main').getByText(answer);
    await expect(entry).toBeHidden();
    await page.getByText(question).last().click();
    await expect(entry).toBeVisible();
  }
});

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
  const last = await page.getByRole('banner').getByRole('link', { name: 'Contact' }).boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(768 - 40);
});
