import { type Locator, type Page } from 'playwright/test';
import { agency } from '@/content/agency';
import { frameWords } from '@/content/frame';
import { findBarriers } from '../support/axe';
import { plainPath } from '../support/routes';
import { boxOf } from '../support/seen';
import { expect, open, phone, test } from '../support/visit';

// What the menu holds: tests/export/frame.test.ts; what its keys do and what is out of reach: tests/components/drawer.test.tsx.
test.use(phone);

const menuButton = (page: Page) => page.getByRole('banner').locator('summary');
const menu = (page: Page) => page.getByRole('navigation', { name: frameWords.menu.label });

/** Whether a control lies over a text, whatever room is left beside that. */
async function coversWords(control: Locator, words: Locator) {
  const over = await boxOf(control);
  const lines = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Array.from(range.getClientRects(), ({ left, right }) => ({ left, right }));
  });
  return lines.some(({ left, right }) => left < over.right && right > over.x);
}

async function openMenu(page: Page) {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(menuButton(page)).toHaveText(frameWords.menu.close, { useInnerText: true });
}

test('the menu opens from the left over the page, until a touch beside it or its button closes it', async ({
  page,
}) => {
  await open(page, plainPath);
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveText(frameWords.menu.open, { useInnerText: true });
  const close = {
    'a touch beside it': () => page.touchscreen.tap(350, 600),
    'its button': () => menuButton(page).click(),
  };
  for (const [way, act] of Object.entries(close)) {
    await test.step(way, async () => {
      await openMenu(page);
      await expect.poll(async () => Math.round((await menu(page).boundingBox())?.x ?? -1)).toBeLessThan(30);
      const box = await menu(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(360);
      const covering = 'the button of components/layout/drawer.tsx lies on the name at the head of its menu';
      expect(await coversWords(menuButton(page), menu(page).getByText(agency.name)), covering).toBe(false);
      // The page behind, its title and its landmark, are out of reach while the menu is open: that is the point.
      expect(await findBarriers(page, ['landmark-one-main', 'page-has-heading-one'])).toEqual([]);
      await act();
      await expect(menu(page)).toBeHidden();
    });
  }
  await expect(page).toHaveURL(plainPath);
});
