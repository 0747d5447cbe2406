import type { Locator, Page } from 'playwright/test';
import { toConfirm } from '@/content/agency';
import type { RoutePath } from '@/content/pages';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import { formPages } from '../support/forms';
import { expect, open, phone, test } from '../support/visit';
import { articlePaths, blogPath, pages } from '../support/routes';
import { boxOf, pixelsOf } from '../support/seen';
import { setTextSize } from '../support/text-size';

// As they stand, without the film over them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = phone.viewport;

const cardOf = (page: Page, title: string) =>
  page.locator('article, li').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const pictureOf = (page: Page, title: string) => cardOf(page, title).locator('picture img');

for (const path of ['/', '/portfolio'] satisfies RoutePath[])
  test(`${path}: a phone shows the picture of each project whole, as it was composed`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, path);
    for (const { title } of projects.filter(({ featured }) => featured || path !== '/')) {
      const picture = pictureOf(page, title);
      await picture.scrollIntoViewIfNeeded();
      const box = await boxOf(picture);
      // Within its card; a case study's goes from edge to edge of the window.
      const frame = path === '/' ? await boxOf(cardOf(page, title)) : PHONE;
      expect(box.width, title).toBeLessThanOrEqual(frame.width);
      const composed = await picture.evaluate((image: HTMLImageElement) => {
        const { width, height } =
          image.parentElement?.querySelector<HTMLSourceElement>('source[width]') ?? image;
        return width / height;
      });
      expect(box.width / box.height, title).toBeCloseTo(composed, 1);
    }
  });

test('in letters twice as large, pictures are as sharp as the one column that they fill', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await setTextSize(page, 32);
  for (const path of ['/', '/portfolio']) {
    await page.goto(path);
    for (const { title } of projects.filter(({ featured }) => featured)) {
      const picture = pictureOf(page, title);
      await picture.scrollIntoViewIfNeeded();
      // What it was fetched for: of a picture in several widths, that is its own.
      const fetchedFor = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(fetchedFor, path + title).toBeGreaterThan(0.85 * (await boxOf(picture)).width);
    }
  }
});

test('on a phone the next project is seen at the edge of the window, and none of its words', async ({
  page,
}) => {
  const [first = '', next = ''] = projects.filter(({ featured }) => featured).map(({ title }) => title);
  test.skip(!next, 'there is no second project');
  await page.setViewportSize(PHONE);
  await open(page, '/');
  const beside = await boxOf(pictureOf(page, next));
  expect(PHONE.width - beside.x).toBeGreaterThanOrEqual(24);
  expect(beside.x).toBeGreaterThan((await boxOf(pictureOf(page, first))).right);
  const words = await boxOf(page.getByRole('heading', { name: next, exact: true }));
  expect(words.x).toBeGreaterThanOrEqual(PHONE.width);
});

for (const path of articlePaths)
  test(`${path} begins in the first window of a small phone`, async ({ page }) => {
    test.skip(!toConfirm.includes('name'), 'how long its words are is the agency’s own');
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, path);
    const { y } = await boxOf(page.locator('article > header ~ div > div p').first());
    expect(y + 32).toBeLessThanOrEqual(640);
  });

test('on a phone the sample of each service stands right above its own title, or beside it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/services');
  for (const { title } of services) {
    const heading = await wordsOf(page.getByRole('heading', { level: 2, name: title, exact: true }));
    const sample = await boxOf(pictureOf(page, title));
    const isBeside = heading.y >= sample.y && heading.bottom <= sample.bottom;
    const gap = isBeside ? heading.x - sample.right : heading.y - sample.bottom;
    expect(gap, title).toBeGreaterThanOrEqual(0);
    expect(gap, title).toBeLessThan(40);
  }
});

/** Where its words are: an element reaches under what floats beside it. */
function wordsOf(element: Locator) {
  return element.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const { x, y, bottom } = range.getBoundingClientRect();
    return { x, y, bottom };
  });
}

for (const { path } of pages.filter((page) => page.path !== '/'))
  test(`${path}: on a phone its cloth runs from edge to edge over its title, which is in the first half of the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, path);
    const cloth = await boxOf(page.getByRole('main').locator('picture img').first());
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(cloth.width).toBe(360);
    // Over a form it is low: its first rows stand in this window.
    const isOverForm = formPages.some((page) => page.path === path);
    expect(cloth.bottom - cloth.y).toBeGreaterThan(isOverForm ? 40 : 100);
    expect(title.y).toBeGreaterThanOrEqual(cloth.bottom);
    expect(title.bottom).toBeLessThan(320);
  });

test('the list of categories says each of them whole on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, blogPath);
  const [is, wants] = await page.getByRole('combobox').evaluate((list: HTMLElement) => {
    const width = list.offsetWidth;
    // Past the sign at its end.
    list.style.cssText = 'width: max-content; padding-right: 2.25rem';
    return [width, list.offsetWidth];
  });
  expect(is).toBeGreaterThanOrEqual(wants);
  const search = await boxOf(page.getByRole('searchbox'));
  expect((await boxOf(page.getByRole('combobox'))).y).toBeGreaterThanOrEqual(search.bottom);
});

/** How much of a picture's part is neither ink nor indigo, 0 to 1. */
async function shareOfBright(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const { data } = await pixelsOf(await page.screenshot({ clip }));
  let bright = 0;
  // Of ink and indigo, blue is the strongest by far.
  for (let at = 0; at < data.length; at += 3)
    if (
      Math.max(data[at] ?? 0, data[at + 1] ?? 0) > 60 &&
      (data[at + 2] ?? 0) < 1.4 * Math.max(data[at] ?? 0, data[at + 1] ?? 0)
    )
      bright += 1;
  return (3 * bright) / data.length;
}

test('a tablet shows the bright part of the cloth beside the title of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/');
  const bright = () => shareOfBright(page, { x: 480, y: 120, width: 288, height: 720 });
  await expect.poll(bright, 'once the picture is decoded').toBeGreaterThan(0.3);
});
