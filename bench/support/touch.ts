import type { CDPSession, Locator, Page } from 'playwright';

const SWIPE = { x: 180, fromY: 650, toY: 50, stepPx: 30 };
const MOST_SWIPES = 100;

/** Brings a control into view and touches it, whether or not it would answer. */
export async function touch(page: Page, control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await control.boundingBox();
  if (!box) throw new Error(`nothing to touch: ${control}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Swipes from where the page stands to its end. @throws when the page does not get there. */
export async function swipeToEnd(page: Page, cdp: CDPSession): Promise<void> {
  for (let swipe = 0; swipe < MOST_SWIPES; swipe += 1) {
    const leftPx = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    if (leftPx < 2) return;
    await swipeUp(cdp);
  }
  throw new Error(`${page.url()} does not scroll to its end`);
}

async function swipeUp(cdp: CDPSession): Promise<void> {
  const { x, fromY, toY, stepPx } = SWIPE;
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: fromY }] });
  for (let y = fromY; y >= toY; y -= stepPx) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The first control that a visitor sees. */
export function firstControl(page: Page): Locator {
  return page.locator('summary, button, input').filter({ visible: true }).first();
}

/** What opens the menu on a narrow screen, and the menu. */
export function menuOf(page: Page): { button: Locator; menu: Locator } {
  const button = page.locator('header').locator('summary, button').filter({ visible: true }).first();
  return { button, menu: page.getByRole('navigation', { name: 'Menu', exact: true }) };
}
