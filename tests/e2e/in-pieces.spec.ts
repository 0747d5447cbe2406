import type { Page } from 'playwright/test';
import { startBareHost } from '../support/bare-host';
import { toConfirm } from '@/content/agency';
import { formWords } from '@/content/forms';
import { EARLY, MIDDLE } from '../support/chosen';
import { devisPage } from '../support/forms';
import { FROM_KORA, linkTo, quoteOn } from '../support/quote-page';
import { allPaths } from '../support/routes';
import { expect, expectKept, phone, test } from '../support/visit';

// A hundredth of the window's height, over all of it. At a desk the bar's links end at the right and the hero's words stand in
// the middle: both move a little as they grow.
const windows = [
  { name: 'a phone', still: 0.01, ...phone, viewport: { width: 412, height: 740 } },
  { name: 'a desk', still: 0.02, viewport: { width: 1280, height: 720 } },
];

for (const { name, still, ...window } of windows)
  test.describe(`on ${name}`, () => {
    test.use(window);

    test('nothing moves where a page arrives in pieces, its faces after its words', async ({
      page,
      tolerate,
    }) => {
      tolerate(/^other origin: http:\/\/127\.0\.0\.1/);
      const host = await startBareHost({ inPieces: true });
      await page.route('**/*.woff2', async (route) => {
        await page.waitForLoadState('domcontentloaded');
        await route.continue();
      });
      for (const path of allPaths) {
        await page.goto(host.origin + path);
        await page.evaluate(() => document.fonts.ready);
        // Words of another owner may take a line more in their face than in its stand-in.
        expect.soft(await movedIn(page), path).toBeLessThan(toConfirm.includes('name') ? still : 0.05);
      }
      host.stop();
    });

    test('no row of a quote moves as it is said whose lines a link brought, or that they came back', async ({
      page,
      tolerate,
    }) => {
      tolerate(/^other origin: http:\/\/127\.0\.0\.1/);
      const host = await startBareHost({ inPieces: true });
      await page.goto(host.origin + linkTo([EARLY]));
      await expect(page.getByText(FROM_KORA)).toBeVisible();
      expect(await movedIn(page), 'a link').toBeLessThan(still);
      await quoteOn(page).box(MIDDLE).check();
      await expectKept(page);
      await page.goto('about:blank');
      await page.goto(host.origin + devisPage.path);
      await expect(page.getByText(formWords.draft.restored)).toBeVisible();
      expect(await movedIn(page), 'what came back').toBeLessThan(still);
      host.stop();
    });
  });

/** How far the page had moved once it was painted, as a share of the window (layout-instability). */
async function movedIn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByType('layout-shift'))
            sum += (entry as PerformanceEntry & { value: number }).value;
          if (list.getEntriesByType('paint').length > 0) tell(sum);
        });
        for (const type of ['layout-shift', 'paint']) observer.observe({ type, buffered: true });
      }),
  );
}
