import type { Page } from 'playwright/test';

/** More presses than any page has stops. */
const MAX_PRESSES = 120;

/** Presses Tab until a control of that name has the focus, as a visitor without a mouse does. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    await page.keyboard.press(key);
    const reached = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      // What is written for the eyes: a control of many states holds the words of all of them.
      return element?.labels?.[0]?.textContent ?? element?.innerText ?? '';
    });
    if (name.test(reached.trim())) return;
  }
  throw new Error(`the keyboard never reaches ${name}`);
}
