import type { Page } from 'playwright/test';
import { toConfirm } from '@/content/agency';
import { articleWords } from '@/content/pages/blog';
import { listMasters } from '@/lib/pictures/masters';
import { findBarriers, unroll } from '../support/axe';
import { FIRST, INK } from '../support/chosen';
import { devisPage } from '../support/forms';
import { allPaths, articlePaths, layoutPaths, pages } from '../support/routes';
import { coveredControls, walkStops } from '../support/stops';
import { setTextSize } from '../support/text-size';
import { expect, open, test } from '../support/visit';
import { readGrounds } from '../support/words-on-ground';

const SIZES = { phone: { width: 360, height: 780 }, desk: { width: 1280, height: 780 } };
const TEXT_WIDTHS = { phone: [320, 360], desk: [768, 1280] };
const sizes = Object.keys(SIZES) as (keyof typeof SIZES)[];
const WIDTHS = [2560, 1440, 1024, 768, 360, 320];
/** Few windows to a page; no layout knows more than 56 lines of height. */
const TALL = 1600;
const USUAL_PX = 16;

const isClothed = (path: string) => [...pages.map((page) => page.path), '/introuvable'].includes(path);

for (const path of [...allPaths, '/introuvable']) {
  test(`${path}: read to its end without a script, its words whole and alone at every width, and in ink on paper`, async ({
    page,
    tolerate,
  }) => {
    if (path === '/introuvable') tolerate(/404/);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    // Without its film, whose every frame would be drawn anew.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).click();
    await page.mouse.move(0, 0);
    for (const width of isClothed(path) ? WIDTHS : WIDTHS.slice(-1)) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: TALL });
        await expectNoSidewaysScroll(page);
        const { onCloth, faults } = await readGrounds(page);
        expect(faults).toEqual([]);
        if (isClothed(path)) expect(onCloth).toBeGreaterThan(2);
      });
    }
    await test.step('printed', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.evaluate(wordsNotOf, INK)).toEqual([]);
      await expect(page.getByRole('contentinfo')).toBeHidden();
      if (articlePaths.includes(path)) await expectPrintedArticle(page);
    });
    expect(scripts).toEqual([]);
  });
}

for (const path of layoutPaths)
  for (const name of sizes)
    test(`${path} on a ${name}: no barrier, every control in view, marked, large and uncovered, with large text too`, async ({
      page,
    }) => {
      await page.setViewportSize(SIZES[name]);
      // Once as those see it who want no motion.
      await page.emulateMedia({ reducedMotion: name === 'desk' ? 'reduce' : 'no-preference' });
      // With something chosen, the bar of the total stands at the foot.
      await open(page, path === devisPage.path ? `${path}#choix=${FIRST}` : path);
      await test.step('by keyboard, there and back', async () => {
        const forth = await walkStops(page, 'Tab');
        expect(forth).toEqual({ stops: expect.any(Number) });
        expect(forth.stops).toBeGreaterThan(5);
        expect(await walkStops(page, 'Shift+Tab')).toEqual(forth);
      });
      await test.step('by finger', async () => expect(await coveredControls(page)).toEqual([]));
      await test.step('by machine', async () => {
        if (path === devisPage.path) await unroll(page);
        expect(await findBarriers(page)).toEqual([]);
      });
      await test.step('with text twice as large', async () => {
        await setTextSize(page, 2 * USUAL_PX);
        for (const width of TEXT_WIDTHS[name]) {
          await page.setViewportSize({ width, height: 780 });
          await expectNoSidewaysScroll(page);
          await expectBarInWindow(page);
        }
        if (path === devisPage.path) await unroll(page);
        if (name === 'desk') expect(await findBarriers(page)).toEqual([]);
      });
      await test.step('under a magnifier of 400 %', async () => {
        await setTextSize(page, USUAL_PX);
        await page.setViewportSize({ width: 320, height: 256 });
        await expectNoSidewaysScroll(page);
      });
    });

test('no picture is shipped wider than twice the widest place it has', async ({ page, tolerate }) => {
  test.skip(!toConfirm.includes('name'), 'the pictures are the agency’s own');
  tolerate(/404/);
  // Their places are what counts here, not their bytes.
  await page.route('**/*.{avif,webp,jpg}', (route) => route.abort('aborted'));
  const widest = new Map<string, number>();
  for (const path of [...allPaths, '/introuvable']) {
    await page.goto(path);
    // Between two breaks of the layout a place is widest just before the next.
    for (const width of [559, 767, 1023, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [name, shown] of await page.evaluate(widthsShown))
        widest.set(name, Math.max(widest.get(name) ?? 0, shown));
    }
  }
  for (const { name, width } of listMasters().map(({ files }) => files))
    expect(width, name).toBeLessThanOrEqual(2 * (widest.get(name) ?? Infinity));
});

/** Without what only serves on a screen, and with the addresses of its links. */
async function expectPrintedArticle(page: Page) {
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: articleWords.share.title })).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const links = page.getByRole('article').first().locator('a[href^="http"]');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link, '::after').content),
  );
  for (const address of addresses) expect(address).toContain('http');
}

/** Nothing of the bar hangs out of the window, nor of the menu where there is one. */
async function expectBarInWindow(page: Page) {
  const bar = page.getByRole('banner').filter({ has: page.locator('nav') });
  const menu = bar.locator('summary').filter({ visible: true });
  const isMenu = (await menu.count()) > 0;
  for (const press of isMenu ? ['opened', 'closed'] : ['never']) {
    const outside = await bar.locator('a, button, summary').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        })
        .map(({ textContent }) => textContent),
    );
    expect(outside, `${page.url()}, menu to be ${press}`).toEqual([]);
    if (isMenu) await menu.click();
  }
  // What an open menu lies over comes back a moment after it.
  await expect(page.locator('main')).not.toHaveAttribute('inert');
}

/** Once the browser has laid the page out for its new window or letters. */
async function expectNoSidewaysScroll(page: Page) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, page.url()).toBeLessThanOrEqual(0);
}

// Runs in the page.
function wordsNotOf(ink: string) {
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a)')]
    .filter((element) => element.getClientRects().length > 0)
    .filter((element) => getComputedStyle(element).color !== ink)
    .map((element) => element.textContent);
}

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
