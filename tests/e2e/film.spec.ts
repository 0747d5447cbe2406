import type { Page } from 'playwright/test';
import { heroFilm } from '@/content/films';
import { getHeroFilm } from '@/lib/build/media/films';
import { expect, test } from '../support/visit';

const ROOM_FOR_ROUNDING = 0.05;

test.skip(heroFilm.wide.length === 0, 'the site has no film');

test('on a good connection the film plays by itself, silent and in a loop, and can be stopped', async ({
  page,
  isMobile,
}) => {
  const films = watchFilms(page);
  await page.goto('/');
  const encodings = getHeroFilm(heroFilm)?.[isMobile ? 'phone' : 'wide'] ?? [];
  const pause = page.getByRole('button', { name: 'Mettre la vidéo en pause' });
  await expect(pause).toBeVisible();
  expect(films.length).toBeGreaterThan(0);
  expect(await page.locator('video').evaluate(stateOf)).toEqual({
    isPlaying: true,
    muted: true,
    loop: true,
    autoplay: true,
    inline: true,
    types: encodings.map(({ src }) => `video/${src.replace(/.*\./, '')}`),
  });
  await pause.click();
  await expect(page.getByRole('button', { name: 'Lire la vidéo' })).toBeVisible();
  expect((await page.locator('video').evaluate(stateOf)).isPlaying).toBe(false);
});

test('the poster travels before the faces, and the film after all of them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} asked`));
  page.on('requestfinished', (request) => {
    if (request.url().includes(`/media/${heroFilm.poster}-`)) asked.push(`${request.resourceType()} there`);
  });
  await page.goto('/');
  await expect(page.locator('[data-playing]')).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  const first = (what: string) => asked.indexOf(what);
  expect(first('image there')).toBeGreaterThan(-1);
  expect(first('font asked')).toBeGreaterThan(first('image there'));
  expect(first('media asked')).toBeGreaterThan(first('font asked'));
});

test('the phone takes the phone’s film and the wide screen the wide one, once', async ({
  page,
  isMobile,
}) => {
  const films = watchFilms(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Mettre la vidéo en pause' })).toBeVisible();
  const [webm] = getHeroFilm(heroFilm)?.[isMobile ? 'phone' : 'wide'] ?? [];
  expect([...new Set(films)]).toEqual([webm?.src]);
});

for (const [what, prepare] of [
  ['Save-Data', (page: Page) => setConnection(page, { saveData: true })],
  ['2G', (page: Page) => setConnection(page, { effectiveType: '2g' })],
  ['3G', (page: Page) => setConnection(page, { effectiveType: '3g' })],
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
] as const) {
  test(`under ${what} not one byte of film is fetched before the visitor asks, knowing its weight`, async ({
    page,
    isMobile,
  }) => {
    await prepare(page);
    const films = watchFilms(page);
    await page.goto('/');
    const play = page.getByRole('button', { name: /^Lire la vidéo/ });
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);

    const film = getHeroFilm(heroFilm)?.[isMobile ? 'phone' : 'wide'] ?? [];
    const said = Number((await play.innerText()).match(/([\d,]+)\u00a0Mo/)?.[1]?.replace(',', '.'));
    expect(said).toBeGreaterThanOrEqual(
      Math.max(...film.map(({ bytes }) => bytes)) / 1e6 - ROOM_FOR_ROUNDING,
    );
    await play.click();
    await expect(page.getByRole('button', { name: 'Mettre la vidéo en pause' })).toBeVisible();
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
  await expect(page.getByRole('button', { name: /^Lire la vidéo/ })).toBeVisible();
});

function watchFilms(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4)$/.test(pathname)) films.push(pathname);
  });
  return films;
}

function setConnection(page: Page, connection: { saveData?: boolean; effectiveType?: string }) {
  return page.addInitScript((values) => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: false, ...values },
    });
  }, connection);
}

function stateOf(video: Element) {
  const { paused, muted, loop, autoplay, playsInline } = video as HTMLVideoElement;
  const types = [...video.querySelectorAll('source')].map(({ type }) => type.replace(/;.*/, ''));
  return { isPlaying: !paused, muted, loop, autoplay, inline: playsInline, types };
}
