import { listMasters } from '@/lib/build/media/masters';
import { allPaths } from '../support/routes';
import { expect, test } from '../support/visit';

const DESKTOP = { tag: '@desktop' };
const WIDTHS = [360, 559, 767, 1023, 1440, 2560];

test(
  'no picture is shipped wider than twice the widest place it has',
  DESKTOP,
  async ({ page, tolerate }) => {
    tolerate(/404/);
    // Their places are what counts here, not their bytes.
    await page.route('**/*.{avif,webp,jpg}', (route) => route.abort('aborted'));
    const widest = new Map<string, number>();
    for (const path of [...allPaths, '/introuvable']) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const [name, shown] of await page.evaluate(widthsShown)) {
          widest.set(name, Math.max(widest.get(name) ?? 0, shown));
        }
      }
    }
    for (const { name, width } of listMasters().filter(({ name }) => widest.has(name))) {
      expect(width, name).toBeLessThanOrEqual(2 * (widest.get(name) ?? 0));
    }
  },
);

// Runs in the page. A picture that covers its place is drawn wider than it where their proportions differ.
function widthsShown(): [string, number][] {
  return [...document.querySelectorAll('picture')].flatMap((picture): [string, number][] => {
    const [img, source] = [
      picture.querySelector('img'),
      [...picture.querySelectorAll('source')].find(({ media }) => !media || matchMedia(media).matches),
    ];
    const [, name] = source?.srcset.match(/\/media\/(.+?)-\d+\./) ?? [];
    if (!img || !name) return [];
    const { width, height } = img.getBoundingClientRect();
    const proportion = Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
    return [[name, Math.max(width, height * proportion)]];
  });
}
