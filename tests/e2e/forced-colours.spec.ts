import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { agency } from '@/content/agency';
import { frameWords } from '@/content/frame';
import { offers } from '@/content/offers';
import type { RoutePath } from '@/content/pages';
import { homePage } from '@/content/pages/home';
import { projects } from '@/content/projects';
import { currenciesOf, ratesOf } from '@/lib/rules/quote/currencies';
import { FIRST } from '../support/chosen';
import { findBarriers } from '../support/axe';
import { devisPage, formOn, formPages } from '../support/forms';
import { quoteOn } from '../support/quote-page';
import { expect, open, test } from '../support/visit';
import { labelOf } from '../support/routes';
import { boxOf, countColours } from '../support/seen';

// Colours of the reader's own take every ground and every shadow away.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: 'dark' });

type Clip = { x: number; y: number; width: number; height: number };

/** How many colours, of those that can be told apart, a strip of the screen holds. */
const coloursOf = async (page: Page, clip: Clip) => countColours(await page.screenshot({ clip }), 0xe0e0e0);

/** Whether a line can be seen along the left edge of a control, half of its height up. */
async function expectEdge(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, height } = await boxOf(control);
  const strip = { x: x - 3, y: y + height / 2, width: 8, height: 1 };
  expect(await coloursOf(page, strip), await control.innerText()).toBeGreaterThan(1);
}

for (const formPage of formPages) {
  test(`in forced colours ${formPage.path} shows the edges of its fields and buttons, errors included`, async ({
    page,
  }) => {
    await open(page, formPage.path);
    const form = formOn(page, formPage);
    for (const control of [form.name, form.company, form.message, form.submit])
      await expectEdge(page, control);
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    await expectEdge(page, form.summary);
    // The contrast of colours that the browser imposes cannot be computed, and is the reader's choice.
    expect(await findBarriers(page, ['color-contrast'])).toEqual([]);
  });
}

test('in forced colours the buttons of the home page have edges, and the current page its thread', async ({
  page,
}) => {
  await open(page, '/');
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  const { pricing, pricingShortcut } = homePage;
  for (const name of offers.length > 0 ? [pricingShortcut.label, pricing.offerAction] : [])
    await expectEdge(page, page.getByRole('link', { name }).first());
  const bar = page.getByRole('navigation', { name: frameWords.navigation });
  const [current, other] = [
    bar.getByRole('link', { name: labelOf('/') }),
    bar.getByRole('link', { name: labelOf(devisPage.path) }),
  ];
  expect(await coloursUnder(page, current)).toBeGreaterThan(await coloursUnder(page, other));
});

/** The foot of a link, where the thread of the current page runs. */
async function coloursUnder(page: Page, link: Locator) {
  const { x, bottom } = await boxOf(link);
  return coloursOf(page, { x: x + 4, y: bottom - 10, width: 1, height: 8 });
}

/** In how many pixels two pictures of the same size differ by a third of what a channel can say. */
async function differences(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).greyscale().raw().toBuffer()));
  return a?.filter((value, at) => Math.abs(value - (b?.[at] ?? value)) > 85).length ?? 0;
}

test('in forced colours no plate of a figure bites into its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/portfolio' satisfies RoutePath);
  for (const { title, figure } of projects.filter((project) => project.figure)) {
    const project = page.getByRole('article').filter({ hasText: title });
    const isApart = async () => {
      const plate = await boxOf(project.getByText(figure ?? '', { exact: true }));
      const picture = await boxOf(project.locator('img'));
      return plate.bottom <= picture.y || plate.right <= picture.x;
    };
    await expect.poll(isApart, title).toBe(true);
  }
});

test('in forced colours every choice of the quote looks chosen', async ({ page }) => {
  await open(page, devisPage.path);
  // A line, and a currency that is not chosen from the start.
  for (const id of [FIRST, ...currenciesOf(ratesOf(agency)).slice(1, 2)]) {
    const [choice, row] = [quoteOn(page).box(id), quoteOn(page).row(id)];
    const before = await row.screenshot();
    await choice.check();
    await choice.blur();
    await page.mouse.move(0, 0);
    // A sign that can be told from its absence: darker and lighter by a third in a hundred places at least.
    expect(await differences(before, await row.screenshot()), await row.innerText()).toBeGreaterThan(100);
  }
});
