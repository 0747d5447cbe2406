import type { Page } from 'playwright/test';
import { EXPECT_MS } from './patience';

/** More stops than any page has. */
const MAX_STOPS = 150;

/**
 * Walks through a page with one key, from where the focus is until it leaves the page or comes round, or to the first stop
 * of which a visitor who follows the focus with their eyes would miss something.
 */
export async function walkStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ stops: number; missed?: string }> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const missed = await page.evaluate(faultOfFocus, [key, EXPECT_MS] as const);
    if (missed !== '') return missed === null ? { stops } : { stops, missed };
  }
  throw new Error(`${key} leads nowhere but on`);
}

/** The controls that something fixed lies over, even where a press goes through it, while they stand mid-window. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const floating = [...document.querySelectorAll('body *')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    const covered: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, summary',
    )) {
      const isFloating = floating.some((one) => one.contains(control));
      if (isFloating || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      // By then what hides on the way has heard of it, on a clock that is stopped too.
      await new Promise<unknown>((drawn) => new IntersectionObserver(drawn).observe(control));
      const box = control.getBoundingClientRect();
      for (const over of floating) {
        const { left, top, right, bottom } = over.getBoundingClientRect();
        if (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
          covered.push(`${control.innerText || control.id} under ${over.textContent?.trim().slice(0, 40)}`);
      }
    }
    return covered;
  });
}

// Runs in the page; null once the focus has left it or comes back to where it has been.
async function faultOfFocus([way, patienceMs]: readonly [string, number]): Promise<string | null> {
  const at = document.activeElement as (HTMLElement & { seen?: string }) | null;
  if (!at || at === document.body || at.seen === way) return null;
  at.seen = way;
  // The browser scrolls to what it gives the focus to, and the page may then take a moment to move what stood there.
  const body = document.body as HTMLElement & { seenAt?: number };
  const frames = body.seenAt === scrollY ? 0 : 2;
  const end = performance.now() + patienceMs;
  for (let frame = 0; frame < frames || (performance.now() < end && faultsOf(at)); frame += 1) {
    await new Promise(requestAnimationFrame);
  }
  body.seenAt = scrollY;
  const name = `<${at.tagName.toLowerCase()}> ${(at.innerText || at.getAttribute('aria-label') || at.id).slice(0, 40)}`;
  const faults = faultsOf(at);
  return faults && `${name}: ${faults}`;

  function faultsOf(at: HTMLElement): string {
    return [!isShown(at) && 'covered', !hasMark(at) && 'unmarked'].filter(Boolean).join(', ');
  }

  /**
   * Whether the points a visitor would press on belong to the control, and not to a bar above it; of a long text, which
   * no window may hold whole, the middle of what there is room for.
   */
  function isShown(at: Element): boolean {
    const box = at.getClientRects()[0] ?? at.getBoundingClientRect();
    // The corners of a square inside a round control.
    const inset = Math.max(3, Math.min(box.width, box.height) * 0.15);
    const [left, right] = [box.left + inset, box.right - inset];
    const [top, bottom] = [Math.max(box.top, 0) + inset, Math.min(box.bottom, innerHeight) - inset];
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    const corners = [
      [left, box.top + inset],
      [right, box.top + inset],
      [left, box.bottom - inset],
      [right, box.bottom - inset],
    ] as const;
    const isLong = box.height > innerHeight / 5;
    return [middle, ...(isLong ? [] : corners)].every(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found && (at.contains(found) || found.contains(at) || found.closest('label')?.contains(at));
    });
  }

  /** On the control, or on the row that stands for it. */
  function hasMark(at: Element): boolean {
    return [at, ...(at.matches('label > input') ? [at.nextElementSibling] : [])].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part ?? at);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
  }
}
