import { setTimeout as pause } from 'node:timers/promises';
import { overSlowLink, type Network } from '../support/slow-link';
import { median } from '../support/statistics';
import { withVisitorTab } from '../support/visitor-tab';

const POLL_MS = 20;
const LIMIT_MS = 30_000;

/** From one page to another: the port of their host, the paths of both, and what the second is headed. */
export type Way = { name: string; port: number; from: string; to: string; heading: string };

/** `aheadBytes`: what was spent before the finger came down, on pages that nobody had asked for. */
export type NextPage = { name: string; network: string; tapToHeadingMs: number; aheadBytes: number };

/** Medians of some first taps on a link, from the finger's lifting to the next page's heading on the screen. */
export async function tapThrough(
  ways: readonly Way[],
  { network, runs }: { network: Network; runs: number },
): Promise<NextPage[]> {
  const pages: NextPage[] = [];
  for (const way of ways) {
    const taps: { ms: number; aheadBytes: number }[] = [];
    while (taps.length < runs) taps.push(await tapOnce(way, network));
    pages.push({
      name: way.name,
      network: network.name,
      tapToHeadingMs: median(taps.map(({ ms }) => ms)),
      aheadBytes: median(taps.map(({ aheadBytes }) => aheadBytes)),
    });
  }
  return pages;
}

function tapOnce({ port, from, to, heading }: Way, network: Network) {
  return overSlowLink(port, network, (at) =>
    withVisitorTab(network, watchHeading(heading), async (tab) => {
      await tab.goTo(`https://127.0.0.1:${at}${from}`);
      await tab.waitForQuiet();
      // Whoever taps a link has read it: what came into view with it is there.
      const [x, y] = (await tab.run(placeOf(`main a[href="${to}"]`))) as [number, number];
      await tab.waitForQuiet();
      const aheadBytes = await tab.aheadBytes();
      await tab.press(x, y);
      for (let waitedMs = 0; !tab.notes.has('heading'); waitedMs += POLL_MS) {
        if (waitedMs > LIMIT_MS) throw new Error(`${to} does not show « ${heading} »`);
        await pause(POLL_MS);
      }
      return { ms: (tab.notes.get('heading') ?? NaN) - (tab.notes.get('lifted') ?? NaN), aheadBytes };
    }),
  );
}

/** Brings a link to the middle of the window, and says where it is met. */
const placeOf = (selector: string) => `(() => {
  const link = document.querySelector(${JSON.stringify(selector)});
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()`;

/** Notes, in whatever document, when a finger lifts and when a heading is on the screen. */
const watchHeading = (heading: string) => `(() => {
  const tell = (name) => note(name + ' ' + (performance.timeOrigin + performance.now()));
  addEventListener('touchend', () => tell('lifted'), true);
  const isThere = () => [...document.querySelectorAll('h1')].some(
    (h1) => h1.textContent === ${JSON.stringify(heading)} && h1.getClientRects().length > 0,
  );
  function look() {
    // The next task after a frame's: it has been painted.
    if (isThere()) requestAnimationFrame(() => setTimeout(() => tell('heading')));
    else requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
})();`;
