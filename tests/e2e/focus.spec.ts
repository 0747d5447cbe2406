import { layoutPaths } from '../support/routes';
import { missedStops } from '../support/stops';
import { expect, open, test } from '../support/visit';

for (const path of layoutPaths) {
  test(`on ${path} every stop of the keyboard is in view, marked and large enough, both ways`, async ({
    page,
  }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 780 });
      await open(page, path);
      const forth = await missedStops(page, 'Tab');
      expect(forth.missed).toEqual([]);
      const back = await missedStops(page, 'Shift+Tab');
      expect(back.missed).toEqual([]);
      expect(forth.stops).toBeGreaterThan(5);
      expect(back.stops).toBe(forth.stops);
    }
  });
}
