import { goodNetwork, networks } from '../support/networks';
import { launchBrowser } from '../support/phone';
import { serveFolder } from '../support/serve-folder';
import type { Vitals } from '../support/vitals';
import { comeBack, type Return } from './come-back';
import { loadPages } from './load-pages';
import { tapThrough, type NextPage } from './next-page';
import { readRoutes } from './read-routes';
import { timeInteractions, type Interaction } from './time-interactions';
import { weighPage, type Weight } from './weigh-page';

/** Where the main action of the home page leads. */
export const MAIN_ACTION = '/devis';

export type SiteFigures = {
  /** By the path of the page. */
  weights: Record<string, Weight>;
  /** By the name of the network, then the path of the page. */
  vitals: Record<string, Record<string, Vitals>>;
  nextPages: NextPage[];
  interactions: Interaction[];
  returns: Return[];
};

/** Measures the site in `out`. */
export async function measureSite(
  out: string,
  { runs, allArticles }: { runs: number; allArticles: boolean },
): Promise<SiteFigures> {
  const routes = readRoutes(out, { allArticles });
  const host = await serveFolder(out);
  const browser = await launchBrowser();
  const { port } = host;
  const origin = `https://127.0.0.1:${port}`;
  const figures: SiteFigures = { weights: {}, vitals: {}, nextPages: [], interactions: [], returns: [] };
  try {
    for (const path of routes) {
      say(`weighing ${path}`);
      figures.weights[path] = await weighPage(browser, `${origin}${path}`);
    }
    for (const network of networks) {
      say(`loading over ${network.name}`);
      figures.vitals[network.name] = await loadPages(browser, routes, { port, network, runs });
    }
    for (const network of [...networks, goodNetwork]) {
      say(`going on over ${network.name}`);
      for (const to of [MAIN_ACTION, '/services'])
        figures.nextPages.push(await tapThrough(browser, out, { port, to, network, runs }));
    }
    say('tapping, typing, coming back');
    figures.interactions = await timeInteractions(browser, origin);
    for (const path of routes) figures.returns.push(await comeBack(browser, origin, path));
    return figures;
  } finally {
    await browser.close();
    await host.stop();
  }
}

/** What is going on, apart from the results. */
function say(text: string): void {
  console.error(`… ${text}`);
}
