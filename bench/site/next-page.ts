import type { Browser } from 'playwright';
import { withPhone, waitForQuiet, type Phone } from '../support/phone';
import { openSlowLink, type Network } from '../support/slow-link';
import { median } from '../support/statistics';
import { press } from '../support/touch';

/** From one page to another: the port of their host, the paths of both, and what the second is headed. */
export type Way = { name: string; port: number; from: string; to: string; heading: string };

/** `aheadBytes`: what was spent before the finger came down, on pages that nobody had asked for. */
export type NextPage = { name: string; network: string; tapToHeadingMs: number; aheadBytes: number };

declare global {
  /** When the heading of the second page was on the screen; only once it is. */
  var headingAtMs: number | undefined;
}

/** Medians of some first taps on a link, from the finger's lifting to the next page's heading on the screen. */
export async function tapThrough(
  browser: Browser,
  ways: readonly Way[],
  { network, runs }: { network: Network; runs: number },
): Promise<NextPage[]> {
  const pages: NextPage[] = [];
  for (const way of ways) {
    const taps: { ms: number; aheadBytes: number }[] = [];
    while (taps.length < runs) taps.push(await tapOnce(browser, way, network));
    pages.push({
      name: way.name,
      network: network.name,
      tapToHeadingMs: median(taps.map(({ ms }) => ms)),
      aheadBytes: median(taps.map(({ aheadBytes }) => aheadBytes)),
    });
  }
  return pages;
}

async function tapOnce(browser: Browser, { port, from, to, heading }: Way, network: Network) {
  const link = await openSlowLink(port, network);
  try {
    return await withPhone(browser, network, async (phone) => {
      await watchHeading(phone, heading);
      await phone.page.goto(`https://127.0.0.1:${link.port}${from}`);
      await waitForQuiet(phone);
      const target = phone.page.locator(`main a[href="${to}"]`).first();
      // Whoever taps a link has read it: what came into view with it is there.
      await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await waitForQuiet(phone);
      const aheadBytes = phone.traffic.aheadBytes();
      await press(phone.page, phone.cdp, target);
      await phone.page.waitForFunction(() => window.headingAtMs !== undefined);
      const ms = await phone.page.evaluate(
        () => (window.headingAtMs ?? NaN) - Number(sessionStorage.getItem('lifted')),
      );
      return { ms, aheadBytes };
    });
  } finally {
    await link.close();
  }
}

/** Notes, in whatever document, when a finger lifts and when a heading is on the screen. */
async function watchHeading({ page }: Phone, heading: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const nowMs = () => performance.timeOrigin + performance.now();
    addEventListener('touchend', () => sessionStorage.setItem('lifted', String(nowMs())), true);
    function look() {
      const isThere = [...document.querySelectorAll('h1')].some(
        (heading) => heading.textContent === wanted && heading.getClientRects().length > 0,
      );
      // The next task after a frame's: it has been painted.
      if (isThere) requestAnimationFrame(() => setTimeout(() => (window.headingAtMs = nowMs())));
      else requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  }, heading);
}
