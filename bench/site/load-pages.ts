import type { Browser } from 'playwright';
import { waitForQuiet, withPhone, type Phone } from '../support/phone';
import { overSlowLink, type Network } from '../support/slow-link';
import { median } from '../support/statistics';
import { readVitals, type Vitals } from '../support/vitals';

/** A page to load: the ports of the host that serves it, and its path. */
export type Target = { name: string; port: number; plainPort: number; path: string };

/** `slowdown`: how many times slower than this machine's the processor is. */
type Conditions = { network: Network; slowdown?: number };

/**
 * Medians of some first visits to each page over a network. The pages take turns, so that what else the machine does
 * falls on all of them alike.
 */
export async function loadPages(
  browser: Browser,
  targets: readonly Target[],
  { runs, ...conditions }: Conditions & { runs: number },
): Promise<Map<string, Vitals>> {
  const visits = new Map<string, Vitals[]>(targets.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const target of targets) visits.get(target.name)?.push(await loadPage(browser, target, conditions));
  }
  return new Map([...visits].map(([name, vitals]) => [name, medians(vitals)]));
}

async function loadPage(
  browser: Browser,
  { plainPort, path }: Target,
  { network, slowdown }: Conditions,
): Promise<Vitals> {
  return overSlowLink(plainPort, network, (port) => {
    const visit = async (phone: Phone) => {
      await phone.page.goto(`http://127.0.0.1:${port}${path}`);
      await waitForQuiet(phone);
      return readVitals(phone.page);
    };
    return withPhone(browser, network, visit, { slowdown });
  });
}

function medians(vitals: readonly Vitals[]): Vitals {
  const names = ['fcpMs', 'lcpMs', 'tbtMs', 'cls'] as const;
  const middle = names.map((name) => [name, median(vitals.map((visit) => visit[name]))]);
  return Object.fromEntries(middle) as Vitals;
}
