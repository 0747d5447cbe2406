import type { Browser } from 'playwright';
import { waitForQuiet, withPhone } from '../support/phone';
import { openSlowLink, type Network } from '../support/slow-link';
import { median } from '../support/statistics';
import { readVitals, type Vitals } from '../support/vitals';

type Line = { port: number; network: Network; runs: number };

/**
 * Medians of some first visits to each page over a network, by the page's path. The pages take turns, so that what else
 * the machine does falls on all of them alike.
 */
export async function loadPages(
  browser: Browser,
  paths: readonly string[],
  { port, network, runs }: Line,
): Promise<Record<string, Vitals>> {
  const visits = new Map<string, Vitals[]>(paths.map((path) => [path, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const path of paths) visits.get(path)?.push(await loadPage(browser, { port, path, network }));
  }
  return Object.fromEntries([...visits].map(([path, vitals]) => [path, medians(vitals)]));
}

type Visit = { port: number; path: string; network: Network };

async function loadPage(browser: Browser, { port, path, network }: Visit): Promise<Vitals> {
  const link = await openSlowLink(port, network);
  try {
    return await withPhone(browser, network, async (phone) => {
      await phone.page.goto(`https://127.0.0.1:${link.port}${path}`);
      await waitForQuiet(phone);
      return readVitals(phone.page);
    });
  } finally {
    await link.close();
  }
}

function medians(vitals: readonly Vitals[]): Vitals {
  const middle = (pick: (visit: Vitals) => number) => median(vitals.map(pick));
  return {
    fcpMs: middle(({ fcpMs }) => fcpMs),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: middle(({ cls }) => cls),
  };
}
