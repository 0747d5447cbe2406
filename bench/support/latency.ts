import type { Page } from 'playwright';

/** Below this the browser tells of no event, and rounds to 8 ms above. */
const SHORTEST_MS = 16;

const SETTLE_MS = 250;

/**
 * Milliseconds from a visitor's act to the paint that shows its effect, as Event Timing (and so INP) counts: the longest
 * of the events that make up the interaction.
 */
export async function latencyMs(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (window.observed.interactions = []));
  await act();
  await page.evaluate(
    (settleMs) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, settleMs))),
    SETTLE_MS,
  );
  const seen = await page.evaluate(() => window.observed.interactions);
  return Math.max(SHORTEST_MS, ...seen.map(({ durationMs }) => durationMs));
}
