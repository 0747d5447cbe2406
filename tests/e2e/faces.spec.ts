import type { RoutePath } from '@/content/pages';
import { projects } from '@/content/projects';
import { hold } from '../support/hold';
import { articlePaths, plainPath } from '../support/routes';
import { expect, test } from '../support/visit';

/** A page with pictures further down. */
const PICTURED: RoutePath = '/portfolio';

test('on a first page the faces come after the picture of the first screen, on the next ones at once', async ({
  page,
}) => {
  const arrived: string[] = [];
  page.on('request', (request) => arrived.push(request.resourceType()));
  page.on('requestfinished', (request) => arrived.push(`${request.resourceType()} there`));
  await page.addInitScript((name) => {
    new MutationObserver(() => sessionStorage.setItem(location.pathname, 'waited')).observe(document, {
      attributeFilter: [name],
      subtree: true,
    });
  }, 'data-poster-first');
  const waited = () => page.evaluate(() => sessionStorage.getItem(location.pathname));

  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(arrived.indexOf('image there')).toBeGreaterThan(-1);
  expect(arrived.indexOf('font')).toBeGreaterThan(arrived.indexOf('image there'));
  expect(await waited()).toBe('waited');

  await page.locator(`footer a[href="${PICTURED}"]`).click();
  await expect(page).toHaveURL(PICTURED);
  await page.evaluate(() => document.fonts.ready);
  expect(await waited()).toBeNull();
});

test('on a first page the pictures further down leave the line to that of the first screen', async ({
  page,
}) => {
  test.skip(projects.length === 0, 'no page has a poster over other pictures');
  await page.setViewportSize({ width: 412, height: 740 });
  const asked: string[] = [];
  page.on('request', (request) => /\.avif$/.test(request.url()) && asked.push(request.url()));
  const pictures = await hold(page, '**/media/*.avif');
  await page.goto(PICTURED, { waitUntil: 'domcontentloaded' });
  const first = await page.locator('img[fetchpriority=high]').count();
  await expect(page.locator('html')).toHaveAttribute('data-poster-first');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(asked).toHaveLength(first);
  const place = () =>
    page
      .locator('img[loading=lazy]')
      .first()
      .evaluate((image: HTMLElement) => [image.offsetLeft, image.offsetWidth, image.offsetHeight]);
  const before = await place();

  pictures.release();

  await expect.poll(() => asked.length).toBeGreaterThan(first);
  await expect(page.locator('html')).not.toHaveAttribute('data-poster-first');
  expect(await place()).toEqual(before);
});

test('whoever goes on reading waits for no picture of the first screen', async ({ page }) => {
  await page.route('**/media/hero-*', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-poster-first');

  await page.mouse.wheel(0, 300);

  await expect(page.locator('html')).not.toHaveAttribute('data-poster-first');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
});

// In words of the test's own: those of an owner may break elsewhere, whatever the stand-in.
const [SHORT, LONG] = [
  'Des logiciels qui tiennent.',
  'CI/CD : le pipeline qu’une équipe de trois peut tenir',
];

for (const [path, width, words] of [
  [plainPath, 768, SHORT],
  [plainPath, 1440, SHORT],
  [articlePaths.at(-1) ?? '', 412, LONG],
] as const)
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
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('html')).not.toHaveAttribute('data-poster-first');
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
      true,
    );
    expect(await heightPx()).toBe(before);
  });
