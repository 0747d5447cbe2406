import type { Page } from 'playwright/test';
import { colours } from '@/content/colours';
import { listMasters } from '@/lib/build/media/masters';
import { findBarriers, unroll } from '../support/axe';
import { computed, FIRST } from '../support/chosen';
import { allPaths, articlePaths, layoutPaths, pages } from '../support/routes';
import { missedStops } from '../support/stops';
import { textOverCloth } from '../support/text-over-cloth';
import { expect, open, readToTheEnd, test } from '../support/visit';

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 780 };
const WIDTHS = [2560, 1440, 1024, 768, 360, 320];
const USUAL_PX = 16;

const isClothed = (path: string) => [...pages.map((page) => page.path), '/introuvable'].includes(path);

for (const path of [...allPaths, '/introuvable']) {
  test(`${path}: read to its end without a script, whole at every width, and in ink on paper`, async ({
    page,
    tolerate,
  }) => {
    test.setTimeout(90_000);
    if (path === '/introuvable') tolerate(/404/);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(path);
    await readToTheEnd(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);

    // Opened again without its film, whose every frame would be drawn anew.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of isClothed(path) ? WIDTHS : WIDTHS.slice(-1)) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        const texts = await textOverCloth(page);
        if (isClothed(path)) expect(texts.length).toBeGreaterThan(2);
        expect(texts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
      });
    }
    await test.step('printed', async () => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(path);
      expect(await page.evaluate(wordsNotOf, computed(colours.ink))).toEqual([]);
      await expect(page.getByRole('contentinfo')).toBeHidden();
      if (articlePaths.includes(path)) await expectPrintedArticle(page);
    });
  });
}

for (const path of layoutPaths) {
  test(`${path}: no barrier, its text the contrast of 7:1, and every stop of the keyboard in view, marked and large`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const size of [DESKTOP, PHONE]) {
      await test.step(`${size.width} px`, async () => {
        await page.setViewportSize(size);
        // Once as those see it who want no motion.
        await page.emulateMedia({ reducedMotion: size === DESKTOP ? 'reduce' : 'no-preference' });
        // With something chosen, the bar of the total stands at the foot.
        await open(page, path === '/devis' ? `/devis#choix=${FIRST}` : path);
        const forth = await missedStops(page, 'Tab');
        const back = await missedStops(page, 'Shift+Tab');
        expect([...forth.missed, ...back.missed]).toEqual([]);
        expect(forth.stops).toBeGreaterThan(5);
        expect(back.stops).toBe(forth.stops);
        if (path === '/devis') await unroll(page);
        expect(await findBarriers(page)).toEqual([]);
      });
    }
    await test.step('text one and a half as large on a phone, twice on a desk', async () => {
      await page.setViewportSize(PHONE);
      await setTextSize(page, 1.5 * USUAL_PX);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(DESKTOP);
      await setTextSize(page, 2 * USUAL_PX);
      await expectNoSidewaysScroll(page);
      if (path === '/devis') await unroll(page);
      expect(await findBarriers(page)).toEqual([]);
    });
    await test.step('under a magnifier of 400 %', async () => {
      await setTextSize(page, USUAL_PX);
      await page.setViewportSize({ width: 320, height: 256 });
      await expectNoSidewaysScroll(page);
    });
  });
}

test('no picture is shipped wider than twice the widest place it has', async ({ page, tolerate }) => {
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
  for (const { name, width } of listMasters().filter(({ name }) => widest.has(name)))
    expect(width, name).toBeLessThanOrEqual(2 * (widest.get(name) ?? 0));
});

/** Without what only serves on a screen, and with the addresses of its links. */
async function expectPrintedArticle(page: Page) {
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Partager cet article' })).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const links = page.getByRole('article').first().locator('a[href^="http"]');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link, '::after').content),
  );
  for (const address of addresses) expect(address).toContain('http');
}

/** Gives the browser another usual size of letters, in pixels, as its settings would. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
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
