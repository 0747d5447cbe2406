import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { withPhone, waitForQuiet, type Phone } from '../support/phone';
import { openSlowLink, type Network } from '../support/slow-link';
import { median } from '../support/statistics';
import { press } from '../support/touch';

/** `aheadBytes`: what was spent before the finger came down, on pages that nobody had asked for. */
export type NextPage = { to: string; network: string; tapToHeadingMs: number; aheadBytes: number };

type Way = { port: number; to: string; network: Network; runs: number };

declare global {
  /** When the heading of the second page was on the screen; only once it is. */
  var headingAtMs: number | undefined;
}

/** Medians of some first taps on a link of the home page, from the finger's lifting to the next page's heading. */
export async function tapThrough(
  browser: Browser,
  out: string,
  { port, to, network, runs }: Way,
): Promise<NextPage> {
  const heading = /<h1[^>]*>([^<]*)/.exec(readFileSync(join(out, `${to}.html`), 'utf8'))?.[1] ?? '';
  const taps: { ms: number; aheadBytes: number }[] = [];
  while (taps.length < runs) taps.push(await tapOnce(browser, { port, to, network, heading }));
  return {
    to,
    network: network.name,
    tapToHeadingMs: median(taps.map(({ ms }) => ms)),
    aheadBytes: median(taps.map(({ aheadBytes }) => aheadBytes)),
  };
}

type Tap = { port: number; to: string; network: Network; heading: string };

async function tapOnce(browser: Browser, { port, to, network, heading }: Tap) {
  const link = await openSlowLink(port, network);
  try {
    return await withPhone(browser, network, async (phone) => {
      await watchHeading(phone, heading);
      await phone.page.goto(`https://127.0.0.1:${link.port}/`);
      await waitForQuiet(phone);
      const aheadBytes = phone.traffic.aheadBytes();
      await press(phone.page, phone.cdp, phone.page.locator(`main a[href="${to}"]`).first());
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
