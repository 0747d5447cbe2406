import type { Browser } from 'playwright';
import { waitForQuiet, withPhone } from '../support/phone';

/** `reasons` are the browser's own for not having kept the page. */
export type Return = { path: string; wasRestored: boolean; reasons: string[] };

type Reason = { reason: string };

/** Whether a page one leaves for another and comes back to is the very one that was left. */
export async function comeBack(browser: Browser, origin: string, path: string): Promise<Return> {
  return withPhone(browser, undefined, async (phone) => {
    const { page } = phone;
    await page.goto(`${origin}${path}`);
    await waitForQuiet(phone);
    await page.goto(`${origin}/404.html`);
    await page.goBack({ waitUntil: 'commit' });
    const { wasRestored, reasons } = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      const { notRestoredReasons } = entry as PerformanceNavigationTiming & {
        notRestoredReasons?: { reasons: Reason[] | null } | null;
      };
      return {
        wasRestored: window.observed.wasRestored,
        reasons: (notRestoredReasons?.reasons ?? []).map(({ reason }) => reason),
      };
    });
    return { path, wasRestored, reasons };
  });
}
