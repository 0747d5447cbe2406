import { readFileSync } from 'node:fs';
import { type Locator, type Page } from 'playwright/test';
import { agency } from '@/content/agency';
import { frameWords } from '@/content/frame';
import { articleWords } from '@/content/pages/blog';
import { DARK, hasArticles } from '../support/chosen';
import { contactPage } from '../support/forms';
import { articlePaths, blogPath, labelOf, otherPath, pages, plainPath } from '../support/routes';
import { expect, open, phone, scrollTo, test } from '../support/visit';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
/** Its number stands in tests/specification.test.ts. */
const THRESHOLD = Number(/threshold: '(\d+)px'/.exec(readFileSync('tailwind.config.ts', 'utf8'))?.[1]);

const bar = (page: Page) => page.getByRole('banner');
const barLinks = (page: Page) => page.getByRole('navigation', { name: frameWords.navigation });

function colourOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).backgroundColor);
}

test('a page opens from the bar, where its link then looks different', async ({ page }) => {
  await open(page, '/');
  const lookOf = (link: Locator) =>
    link.evaluate((element) =>
      [getComputedStyle(element, '::after').transform, getComputedStyle(element).backgroundColor].join(),
    );
  for (const { label, path } of [...pages.slice(-2), ...pages.slice(0, 1)]) {
    const link = barLinks(page).getByRole('link', { name: label, exact: true });
    const before = await lookOf(link);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => lookOf(link)).not.toBe(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('each announcement of today is read under the bar, none over another', async ({ page }) => {
  const today = new Date().toISOString().slice(0, 10);
  const texts = agency.notices.filter(({ from, to }) => from <= today && today <= to).map(({ text }) => text);
  test.skip(texts.length === 0, 'the agency announces nothing');
  await open(page, plainPath);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const text of texts) {
      const notice = page.getByText(text).first();
      // Its last line stands lowest, above what follows it.
      const isSeen = notice.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, width, bottom } = range.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, bottom - 4) === element;
      });
      expect(await isSeen, `« ${text} » at ${width} px`).toBe(true);
    }
  }
});

test('with the keyboard a visitor jumps over the bar to the content', async ({ page }) => {
  await open(page, plainPath);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: frameWords.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('from one layout to the other and back, each page has its frame and its styles from its first frame on, though every sheet were late', async ({
    page,
  }) => {
    test.skip(!hasArticles, 'no page has the other layout');
    await page.route('**/*.css', () => undefined);
    await page.addInitScript(watchTitle);
    await page.goto(otherPath);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf(contactPage.path), exact: true })
      .tap();
    await expectPainted(page, contactPage.path);
    await bar(page).locator('summary').tap();
    await bar(page)
      .getByRole('link', { name: labelOf(blogPath), exact: true })
      .tap();
    await expectPainted(page, blogPath);
    await page.getByRole('main').locator(`a[href="${articlePaths[0]}"]`).tap();
    await expectPainted(page, articlePaths[0] ?? '');
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('link', { name: articleWords.back.label }).tap();
    await expectPainted(page, blogPath);
    await expect(bar(page)).toBeVisible();
    await page.goBack();
    await expect(bar(page)).toHaveCount(0);
  });
});

// Runs in the page, before it: says of any frame in which its title stands in no letters of its own.
function watchTitle() {
  const title = document.querySelector('h1');
  const lettersOf = (element: Element) => getComputedStyle(element).fontFamily;
  if (title && lettersOf(title) === lettersOf(document.documentElement))
    console.error('a title without styles');
  requestAnimationFrame(watchTitle);
}

async function expectPainted(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
}

test('threads are drawn as the page passes, and whole at its end', async ({ page }) => {
  await open(page, plainPath);
  const drawn = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof ViewTimeline)
        .map(({ effect }) => effect?.getComputedTiming().progress),
    );
  const before = await drawn();
  expect(before.length).toBeGreaterThan(1);
  expect(before.at(-1)).toBe(0);
  await scrollTo(page, 1_000_000);
  await expect.poll(drawn).toEqual(before.map(() => 1));
});

test('the bar stays in place, transparent down to its threshold and dark from the next pixel on, at once where a page opens further down', async ({
  page,
}) => {
  await open(page, plainPath);
  await expect.poll(() => colourOf(bar(page))).toBe(TRANSPARENT);
  await scrollTo(page, THRESHOLD);
  expect(await colourOf(bar(page))).toBe(TRANSPARENT);
  await scrollTo(page, THRESHOLD + 1);
  await expect.poll(() => colourOf(bar(page))).toMatch(DARK);
  await scrollTo(page, 2_000);
  expect((await bar(page).boundingBox())?.y).toBe(0);
  await scrollTo(page, THRESHOLD);
  await expect.poll(() => colourOf(bar(page))).toBe(TRANSPARENT);
  await open(page, '/#tarifs');
  await expect.poll(() => colourOf(bar(page))).toMatch(DARK);
});

test('under 768 px the bar is always dark and the menu takes the place of its links', async ({ page }) => {
  await open(page, plainPath);
  const menu = bar(page).locator('summary');
  await page.setViewportSize({ width: 767, height: 800 });
  await expect.poll(() => colourOf(bar(page))).toMatch(DARK);
  await expect(menu).toBeVisible();
  await expect(barLinks(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect.poll(() => colourOf(bar(page))).toBe(TRANSPARENT);
  await expect(menu).toBeHidden();
  await expect(barLinks(page)).toBeVisible();
});
