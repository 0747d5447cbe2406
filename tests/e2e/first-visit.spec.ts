import { heroFilm } from '@/content/films';
import { weights } from '@/content/say';
import { getHeroFilm } from '@/lib/pictures/films';
import { fill } from '@/lib/rules/fill';
import { formatWeight } from '@/publish/pages/write-weight';
import { patternOf } from '../support/plain-text';
import { layoutPaths } from '../support/routes';
import { expect, test } from '../support/visit';

// The phone that publish/pages/write-weight.ts speaks of; its film is offered, not fetched.
test.use({ viewport: { width: 430, height: 932 }, deviceScaleFactor: 3, reducedMotion: 'reduce' });

const sized = (words: string) => patternOf(words).source.replace('.*', '(\\d+)\\s+ko');

for (const path of layoutPaths)
  test(`a first visit of ${path} costs what its edge says, by the browser’s own count`, async ({ page }) => {
    await page.goto(path);
    const said = await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
      return [...document.querySelectorAll('[data-edge]')]
        .map((edge) => edge.getAttribute('data-edge'))
        .join();
    });
    const [, whole, scripts = 0] =
      new RegExp(`${sized(weights.most)}(?:${sized(weights.form)})?`).exec(said) ?? [];
    const film = path === '/' ? (getHeroFilm(heroFilm)?.phone ?? []) : [];
    const heaviest = formatWeight(Math.max(...film.map(({ bytes }) => bytes)));
    expect(said.includes(fill(weights.film, { size: heaviest }))).toBe(film.length > 0);
    const kilobytes = Number(whole);
    const fetched = await page.evaluate(() =>
      performance.getEntries().map((entry) => {
        const { encodedBodySize = 0, name } = entry as PerformanceResourceTiming;
        return { name, isScript: name.endsWith('.js'), kilobytes: encodedBodySize / 1000 };
      }),
    );
    const [counted, ahead] = [false, true].map((isScript) =>
      fetched.filter((each) => each.isScript === isScript).reduce((sum, each) => sum + each.kilobytes, 0),
    ) as [number, number];
    expect(ahead).toBeLessThanOrEqual(Number(scripts) + 1);
    // What these fetch, a page cannot count.
    const rules = page.locator('script[type=speculationrules]').first();
    await expect(rules).not.toHaveText(/"(immediate|eager|moderate|prerender)"/);
    // No more than is said; and what is said is no scare.
    expect(counted, JSON.stringify(fetched)).toBeLessThanOrEqual(kilobytes + 1);
    expect(counted).toBeGreaterThan(kilobytes * 0.9);
  });
