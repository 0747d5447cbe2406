import type { Page } from 'playwright';
import { latencyMs } from './latency';
import { waitForQuiet, type Phone } from './phone';

/** Opens a page, touches its form or its head as a visitor would, and waits until all its scripts have come and run. */
export async function openAwake(phone: Phone, url: string): Promise<void> {
  await phone.page.goto(url);
  await waitForQuiet(phone);
  await phone.page.locator('form input, h1').last().dispatchEvent('pointerdown');
  await waitForQuiet(phone);
}

/** Types a word in the blog's search and erases it: one figure a key. */
export async function keystrokes(page: Page, word: string): Promise<number[]> {
  await page.getByRole('searchbox').tap();
  const keys = [...word, ...Array.from(word, () => 'Backspace')];
  const figures: number[] = [];
  for (const key of keys) figures.push(await latencyMs(page, () => page.keyboard.press(key)));
  return figures;
}

/** Ticks and unticks boxes from all over the quote: one figure a tap. */
export async function ticks(page: Page, count: number): Promise<number[]> {
  const boxes = await page.getByRole('checkbox').all();
  const chosen = boxes.filter((_, position) => position % Math.ceil(boxes.length / count) === 0);
  const figures: number[] = [];
  for (const box of [...chosen, ...chosen]) {
    await box.scrollIntoViewIfNeeded();
    figures.push(await latencyMs(page, () => box.tap()));
  }
  return figures;
}
