import type { Browser } from 'playwright';
import { keystrokes, openAwake, ticks } from '../support/interactions';
import { latencyMs } from '../support/latency';
import { OLD_PHONE, withPhone, type Phone } from '../support/phone';
import { median } from '../support/statistics';
import { menuOf, touch } from '../support/touch';

export type Interaction = { what: string; medianMs: number; worstMs: number };

const OPENINGS = 5;
const TICKED_BOXES = 6;

const acts: { what: string; path: string; perform: (phone: Phone) => Promise<number[]> }[] = [
  { what: 'opening the menu, /', path: '/', perform: openMenu },
  { what: 'ticking a box, /devis', path: '/devis', perform: ({ page }) => ticks(page, TICKED_BOXES) },
  { what: 'a key in the search, /blog', path: '/blog', perform: ({ page }) => keystrokes(page, 'mobile') },
];

/** How long a page that has all its scripts takes to show what a visitor does. */
export async function timeInteractions(browser: Browser, origin: string): Promise<Interaction[]> {
  const interactions: Interaction[] = [];
  for (const { what, path, perform } of acts) {
    const visit = async (phone: Phone) => {
      await openAwake(phone, `${origin}${path}`);
      return perform(phone);
    };
    const figures = await withPhone(browser, undefined, visit, { slowdown: OLD_PHONE });
    interactions.push({ what, medianMs: median(figures), worstMs: Math.max(...figures) });
  }
  return interactions;
}

async function openMenu({ page }: Phone): Promise<number[]> {
  const { button, menu } = menuOf(page);
  const figures: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    figures.push(await latencyMs(page, () => touch(page, button)));
    await menu.waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  }
  return figures;
}
