import { type Page } from 'playwright/test';
import { offers } from '@/content/offers';
import { homePage } from '@/content/pages/home';
import { expect, open, scrollTo, test } from '../support/visit';

test.skip(offers.length === 0, 'no offer has a price to lead to');

const WIDTHS = [360, 1280];

const shortcut = (page: Page) =>
  page.getByRole('link', { name: homePage.pricingShortcut.label, exact: true });
const pricing = (page: Page) => page.getByRole('region', { name: homePage.pricing.title });

/** Distance in pixels from the line at a tenth of the window down to the top of the prices. */
function distanceToLine(page: Page): Promise<number> {
  return pricing(page).evaluate((section) => section.getBoundingClientRect().top - 0.1 * window.innerHeight);
}

async function scrollPricesTo(page: Page, distance: number) {
  const scrolled = await page.evaluate(() => window.scrollY);
  await scrollTo(page, scrolled + (await distanceToLine(page)) - distance);
}

/** Presses the shortcut once the faces have come, and waits until the page stands still; every height it passed by. */
function press(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(window.scrollY));
    const isDone = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    document.querySelector<HTMLElement>('a[href="#tarifs"]')?.click();
    await isDone;
    return seen;
  });
}

test('« Voir nos tarifs » floats until the prices reach a tenth of the window, both ways', async ({
  page,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    await expect(shortcut(page)).toBeInViewport({ ratio: 1 });
    for (const distance of [300, 2]) {
      await scrollPricesTo(page, distance);
      await expect(shortcut(page)).toBeVisible();
    }
    expect(await distanceToLine(page)).toBeGreaterThan(0);
    await scrollPricesTo(page, -1);
    expect(await distanceToLine(page)).toBeLessThanOrEqual(0);
    await expect(shortcut(page)).toBeHidden();
    await scrollTo(page, 1_000_000);
    await expect(shortcut(page)).toBeHidden();
    await scrollPricesTo(page, 2);
    await expect(shortcut(page)).toBeVisible();
  }
});

test('offers stand one under the other until a window has room for them side by side', async ({ page }) => {
  await open(page, '/');
  const titles = pricing(page).getByRole('heading', { level: 3 });
  for (const width of [360, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all((await titles.all()).map((title) => title.boundingBox()));
    const lefts = new Set(boxes.map((box) => Math.round(box?.x ?? 0)));
    expect(lefts.size, `columns at ${width}`).toBe(width < 1024 ? 1 : boxes.length);
  }
});

test('« Voir nos tarifs » scrolls smoothly to the prices, and is gone there in a window of any height', async ({
  page,
}) => {
  for (const [index, height] of [320, 560, 720, 1400].entries()) {
    await test.step(`${height} px`, async () => {
      // Opened in each window: a page that takes its other layout while it scrolls would stop elsewhere.
      await page.setViewportSize({ width: WIDTHS[index % 2] ?? 360, height });
      await open(page, '/');
      await expect(shortcut(page)).toBeInViewport({ ratio: 1 });
      const heights = await press(page);
      // A jump is seen at its last height from the first; a slow machine draws few of those in between.
      expect((heights.at(-1) ?? 0) - (heights[0] ?? 0)).toBeGreaterThan(8);
      expect(await distanceToLine(page)).toBeLessThanOrEqual(0);
      await expect(shortcut(page)).toBeHidden();
      await expect(pricing(page).getByRole('heading', { level: 2 })).toBeInViewport();
    });
  }
});
