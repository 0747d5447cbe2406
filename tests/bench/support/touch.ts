import type { CDPSession, Locator, Page } from 'playwright';

const SWIPE_PX = 600;
const SWIPE_PX_PER_SECOND = 1_500;
const MOST_SWIPES = 100;

/** Brings a control into view and touches it, whether or not it would answer. */
export async function touch(page: Page, control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await control.boundingBox();
  if (!box) throw new Error(`nothing to touch: ${control}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Swipes from where the page stands to its end, with a finger that stays on the glass. */
export async function swipeToEnd(page: Page, cdp: CDPSession): Promise<void> {
  for (let swipe = 0; swipe < MOST_SWIPES; swipe += 1) {
    const leftPx = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    if (leftPx < 2) return;
    await cdp.send('Input.synthesizeScrollGesture', {
      x: 180,
      y: 650,
      yDistance: -SWIPE_PX,
      speed: SWIPE_PX_PER_SECOND,
      gestureSourceType: 'touch',
    });
  }
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
