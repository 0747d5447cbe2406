import type { Page } from 'playwright/test';
import { heroFilm } from '@/content/films';
import { homePage } from '@/content/pages/home';
import { getHeroFilm } from '@/lib/pictures/films';
import { getPicture } from '@/lib/pictures/pictures';
import { expect, test } from '../support/visit';

const { filmButton } = homePage.hero;
const poster = getPicture(heroFilm.poster).name;

test.skip(heroFilm.wide.length === 0, 'the site has no film');

const ROOM_FOR_ROUNDING = 0.05;
const SIZES = { phone: { width: 360, height: 740 }, wide: { width: 1280, height: 800 } };
const sizes = Object.entries(SIZES) as ['phone' | 'wide', typeof SIZES.wide][];

const pause = (page: Page) => page.getByRole('button', { name: filmButton.pause });
const play = (page: Page) => page.getByRole('button', { name: filmButton.play });

for (const [size, viewport] of sizes) {
  test(`on a good connection the film of a ${size} screen plays by itself, after poster and faces, silent and in a loop, until it is stopped`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const encodings = getHeroFilm(heroFilm)?.[size] ?? [];
    const films = watchFilms(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.resourceType()} asked`));
    page.on('requestfinished', (request) => {
      if (request.url().includes(`/media/${poster}-`)) asked.push(`${request.resourceType()} there`);
    });
    await page.goto('/');
    await expect(pause(page)).toBeVisible();
    expect(await page.locator('video').evaluate(stateOf)).toEqual({
      isPlaying: true,
      muted: true,
      loop: true,
      autoplay: true,
      inline: true,
      types: encodings.map(({ src }) => `video/${src.replace(/.*\./, '')}`),
    });
    expect([...new Set(films)]).toEqual([encodings[0]?.src]);
    await page.evaluate(() => document.fonts.ready);
    const first = (what: string) => asked.indexOf(what);
    expect(first('image there')).toBeGreaterThan(-1);
    expect(first('font asked')).toBeGreaterThan(first('image there'));
    expect(first('media asked')).toBeGreaterThan(first('font asked'));

    await pause(page).press('Enter');
    await expect(play(page)).toBeFocused();
    expect((await page.locator('video').evaluate(stateOf)).isPlaying).toBe(false);
    await play(page).press('Space');
    await expect(pause(page)).toBeFocused();
  });
}

for (const [what, prepare] of [
  ['Save-Data', (page: Page) => page.addInitScript(saveData)],
  // Which connections are as slow as that: tests/unit/network.test.ts.
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
] as const) {
  test(`under ${what} not one byte of film is fetched before the visitor asks, knowing its weight`, async ({
    page,
  }) => {
    await prepare(page);
    const films = watchFilms(page);
    for (const [size, viewport] of sizes) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      // What would have started by itself has had its turn once the weight is said.
      await expect(play(page)).toContainText('Mo');
      expect(films).toEqual([]);
      const bytes = (getHeroFilm(heroFilm)?.[size] ?? []).map((film) => film.bytes);
      const said = async () => /([\d,]+)\u00a0Mo/.exec(await play(page).innerText())?.[1]?.replace(',', '.');
      const least = Math.max(...bytes) / 1e6 - ROOM_FOR_ROUNDING;
      await expect.poll(async () => Number(await said())).toBeGreaterThanOrEqual(least);
    }
    await play(page).click();
    await expect(pause(page)).toBeVisible();
    expect(films.length).toBeGreaterThan(0);
  });
}

test('where the browser refuses to play, the picture and the button stay', async ({ page, tolerate }) => {
  tolerate(/\.(webm|mp4)/, /ERR_BLOCKED_BY_CLIENT/);
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    // Refused autoplay: the attribute alone does nothing either.
    Object.defineProperty(HTMLMediaElement.prototype, 'autoplay', { set() {}, get: () => false });
  });
  await page.route('**/*.{webm,mp4}', (route) => route.abort('blockedbyclient'));
  await page.goto('/');
  await expect(play(page)).toBeVisible();
});

// Runs in the page, before it.
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
}

function watchFilms(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4)$/.test(pathname)) films.push(pathname);
  });
  return films;
}

function stateOf(video: Element) {
  const { paused, muted, loop, autoplay, playsInline } = video as HTMLVideoElement;
  const types = [...video.querySelectorAll('source')].map(({ type }) => type.replace(/;.*/, ''));
  return { isPlaying: !paused, muted, loop, autoplay, inline: playsInline, types };
}
