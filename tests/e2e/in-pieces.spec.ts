import { startBareHost } from '../support/bare-host';
import { allPaths } from '../support/routes';
import { expect, phone, test } from '../support/visit';

// What the benchmark's phone calls still: a hundredth of the window's height, over all of it.
const STILL = 0.01;

test.use({ ...phone, viewport: { width: 412, height: 740 } });

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
    const moved = await page.evaluate(
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
    expect.soft(moved, path).toBeLessThan(STILL);
  }
  host.stop();
});
