import type { Page } from 'playwright/test';
import { textOverCloth } from '../support/text-over-cloth';
import { expect, test } from '../support/visit';

const DESKTOP = { tag: '@desktop' };
const WIDTHS = [320, 360, 768, 1024, 1440, 2560];
const PATHS = ['/', '/about', '/services', '/portfolio', '/contact', '/devis', '/blog', '/introuvable'];

// The page's own policy refuses the style that hides its text while the ground is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

for (const width of WIDTHS) {
  test(
    `at ${width} px, text over cloth keeps 4.5:1 on every pixel behind it`,
    DESKTOP,
    async ({ page, tolerate }) => {
      tolerate(/404/);
      // Every pixel behind every line of eight pages, up to 2560 px wide.
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      for (const path of PATHS) {
        await page.goto(path);
        await showEverything(page);
        const texts = await textOverCloth(page);
        expect(texts.length, `${path}: text over cloth`).toBeGreaterThan(2);
        expect(
          texts.filter(({ contrast }) => contrast < 4.5),
          `${path} at ${width} px`,
        ).toEqual([]);
      }
    },
  );
}

// Lazy pictures load as they are scrolled to.
async function showEverything(page: Page) {
  const pictures = await page.locator('img[alt=""]').all();
  for (const picture of pictures) {
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
