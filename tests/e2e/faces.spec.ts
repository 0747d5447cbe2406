import type { Page } from 'playwright/test';
import { heroFilm } from '@/content/films';
import type { RoutePath } from '@/content/pages';
import { projects } from '@/content/projects';
import { getPicture } from '@/lib/pictures/pictures';
import { hold } from '../support/hold';
import { allPaths, articlePaths, labelOf, plainPath } from '../support/routes';
import { expect, test } from '../support/visit';

/** A page with pictures further down. */
const PICTURED: RoutePath = '/portfolio';

const areFacesThere = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')));

test('on a first page faces and the pictures further down leave the line to that of the first screen, and nothing moves; on the next one faces come at once', async ({
  page,
}) => {
  test.skip(projects.length < 2, 'no page has pictures further down');
  await page.setViewportSize({ width: 412, height: 740 });
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, kind] = /\.(avif|woff2)$/.exec(request.url()) ?? [];
    if (kind) asked.push(kind);
  });
  const pictures = await hold(page, '**/media/*.avif');
  await page.goto(PICTURED, { waitUntil: 'domcontentloaded' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const images = page.getByRole('main').locator('picture img');
  const inFirstScreen = await images.evaluateAll(
    (all) => all.filter((image) => image.getBoundingClientRect().top < innerHeight).length,
  );
  expect(asked).toEqual(Array.from({ length: inFirstScreen }, () => 'avif'));
  const place = () =>
    images
      .nth(inFirstScreen)
      .evaluate(({ offsetLeft, offsetWidth, offsetHeight }: HTMLElement) => [
        ...[offsetLeft, offsetWidth, offsetHeight],
      ]);
  const before = await place();

  pictures.release();

  await expect.poll(() => asked.filter((kind) => kind === 'avif').length).toBeGreaterThan(inFirstScreen);
  await expect.poll(() => areFacesThere(page)).toBe(true);
  expect(await place()).toEqual(before);

  await page.route('**/media/*', () => undefined);
  asked.length = 0;
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('/') })
    .click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => asked).toContain('woff2');
});

test('whoever goes on reading waits for no picture of the first screen', async ({ page }) => {
  await page.route(`**/media/${getPicture(heroFilm.poster).name}-*`, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await areFacesThere(page)).toBe(false);

  await page.mouse.wheel(0, 300);

  await expect.poll(() => areFacesThere(page)).toBe(true);
});

/** Drawn by the device: no face has them, and nobody reads them as letters. */
const DRAWN_BY_DEVICE = '≈✦';

test('both faces have every sign of the pages', async ({ page }) => {
  await page.goto('/');
  const signs = await page.evaluate(async (paths) => {
    const seen = new Set<string>();
    for (const path of paths) {
      const text = await (await fetch(path)).text();
      const read = text.replace(/<(script|style|code)\b[^]*?<\/\1>/g, '');
      const { body } = new DOMParser().parseFromString(read, 'text/html');
      for (const sign of body.textContent) seen.add(sign);
    }
    return [...seen].filter((sign) => /[^\s\p{Cf}]/u.test(sign)).join('');
  }, allPaths);
  const ours = [...signs].filter((sign) => !DRAWN_BY_DEVICE.includes(sign)).join('');
  expect(ours).toContain('é');
  const fill = (all: Element[], text: string) => all.forEach((element) => (element.textContent = text));
  await page.locator('h1, h1 ~ p').evaluateAll(fill, ours);
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  await page.evaluate(() => document.documentElement.removeAttribute('data-poster-first'));
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  for (const selector of ['h1', 'h1 ~ p']) {
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const drawnBy = async () => {
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName }) => familyName);
    };
    await expect.poll(drawnBy, ours).toEqual([expect.stringMatching(/Bricolage|Instrument/)]);
  }
});

test('thousands stand apart in both faces, in a column of prices too', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  await page.evaluate(() => document.documentElement.removeAttribute('data-poster-first'));
  const gaps = await page.locator('h1, h1 ~ p').evaluateAll((all) =>
    all.flatMap((element) =>
      ['normal', 'tabular-nums'].map((figures) => {
        const line = document.createElement('span');
        line.style.cssText = `white-space: nowrap; font-variant-numeric: ${figures}`;
        element.append(line);
        const breadthOf = (text: string) => {
          line.textContent = text;
          return line.getBoundingClientRect().width / parseFloat(getComputedStyle(line).fontSize);
        };
        return breadthOf('1\u202f600') - breadthOf('1') - breadthOf('600');
      }),
    ),
  );
  expect(gaps.length).toBeGreaterThan(2);
  for (const gap of gaps) expect(gap).toBeGreaterThan(0.14);
});

// In words of the test's own: those of an owner may break elsewhere, whatever the stand-in.
const [SHORT, LONG] = [
  'Des logiciels qui tiennent.',
  'CI/CD : le pipeline qu’une équipe de trois peut tenir',
];

for (const [path, width, words] of [
  [plainPath, 768, SHORT] as const,
  [plainPath, 1440, SHORT] as const,
  ...articlePaths.slice(-1).map((path) => [path, 412, LONG] as const),
])
  test(`the title of ${path.slice(0, 6)} breaks in its stand-in as in its face, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const faces = await hold(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.locator('h1').evaluate((title, said) => void (title.textContent = said), words);
    const heightPx = async () => (await page.locator('h1').boundingBox())?.height;
    const before = await heightPx();
    faces.release();
    await page.waitForLoadState('load');
    await expect.poll(() => areFacesThere(page)).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    expect(await heightPx()).toBe(before);
  });
