import { formOn, formPages } from '../support/forms';
import { expect, test } from '../support/visit';

for (const formPage of formPages) {
  test(`${formPage.path}: an offer that is followed wakes nothing and is no draft; a page at rest has its scripts, none of which has run`, async ({
    page,
  }) => {
    await page.goto(`${formPage.path}#offre=Atelier`);
    const ahead = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const list = (await page.locator('[data-deferred]').textContent()) ?? '[]';
    const scripts = (JSON.parse(list) as string[]).map((src) => new URL(src, page.url()).href);
    await expect.poll(ahead).toEqual(expect.arrayContaining(scripts));
    expect(await page.locator('script[src]').count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await formOn(page, formPage).name.focus();
    await expect(page.locator('form[data-ready]')).toBeAttached();
    const sizes = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((entry) => {
        const { initiatorType, transferSize } = entry as PerformanceResourceTiming;
        return initiatorType === 'script' ? transferSize : [];
      }),
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes), 'bytes from the network').toBe(0);
  });
}
