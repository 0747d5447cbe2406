import { layoutPaths } from '../support/routes';
import { missedStops } from '../support/stops';
import { expect, open, test } from '../support/visit';

// Nothing is looked at in the middle of a movement.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of layoutPaths) {
  test(`on ${path} every stop of the keyboard is in view, marked and large enough, both ways`, async ({
    page,
  }) => {
    await open(page, path);
    const forth = await missedStops(page, 'Tab');
    expect(forth.missed).toEqual([]);
    const back = await missedStops(page, 'Shift+Tab');
    expect(back.missed).toEqual([]);
    expect(forth.stops).toBeGreaterThan(9);
    expect(back.stops).toBe(forth.stops);
  });
}
