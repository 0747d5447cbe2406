import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { firstViewNetworks, goodNetwork, networks } from '../support/networks';
import { launchBrowser, OLD_PHONE } from '../support/phone';
import { serveFolder } from '../support/serve-folder';
import type { Vitals } from '../support/vitals';
import { comeBack, type Return } from './come-back';
import { buildEmptyNext } from './empty-next';
import { tapFirst, type FirstTap } from './first-taps';
import { touchForms, type FirstTouch } from './first-touch';
import { writeByHand } from './hand-written';
import { loadPages, type Target } from './load-pages';
import { runLighthouse, type Scores } from './lighthouse';
import { tapThrough, type NextPage, type Way } from './next-page';
import { isArticle, readRoutes } from './read-routes';
import { timeInteractions, type Interaction } from './time-interactions';
import { weighPage, type Weight } from './weigh-page';

/** What the site is compared with; the pages of the site itself are named by their path alone. */
const EMPTY_NEXT = 'empty Next';
const BY_HAND = 'by hand';
const BESIDE = 'beside';

/** The way that a page proposes first. */
export const MAIN_ACTION = 'main action, /';

export type SiteFigures = {
  /** By the name of the page. */
  weights: Record<string, Weight>;
  /** By what they were loaded over, then the name of the page. */
  vitals: Record<string, Record<string, Vitals>>;
  firstTaps: FirstTap[];
  firstTouches: FirstTouch[];
  nextPages: NextPage[];
  interactions: Interaction[];
  returns: Return[];
  lighthouse?: LighthouseRun;
};

/** Scores by path, and why some are missing where Lighthouse could not run. */
export type LighthouseRun = { scores: Record<string, Scores>; failure?: string };

/** `beside`: another build, measured in the same turns. */
export type Wishes = { beside?: string; runs: number; allArticles: boolean; lighthouse: boolean };

/** Measures the site in `out`, and beside it the two pages it is compared with, built in temporary folders. */
export async function measureSite(out: string, wishes: Wishes): Promise<SiteFigures> {
  const routes = readRoutes(out, wishes);
  const [byHand, emptyNext] = [await writeByHand(out), await buildEmptyNext()];
  const hosts = {
    site: await serveFolder(out),
    byHand: await serveFolder(byHand.path),
    emptyNext: await serveFolder(emptyNext.path),
  };
  const beside = wishes.beside === undefined ? undefined : await serveFolder(wishes.beside);
  const browser = await launchBrowser();
  try {
    const { port } = hosts.site;
    const targets: Target[] = [
      { name: EMPTY_NEXT, ...hosts.emptyNext, path: '/' },
      ...routes.flatMap((path) => [
        { name: `${BY_HAND} ${path}`, ...hosts.byHand, path },
        ...(beside ? [{ name: `${BESIDE} ${path}`, ...beside, path }] : []),
        { name: path, ...hosts.site, path },
      ]),
    ];
    const toServices = (folder: string) =>
      ({ from: '/', to: '/services', heading: headingOf(folder, 'services.html') }) as const;
    const ways: Way[] = [
      { name: MAIN_ACTION, port, from: '/', to: '/devis', heading: headingOf(out, 'devis.html') },
      { name: 'link, /', port, ...toServices(out) },
      ...(beside
        ? [{ name: `link, ${BESIDE}`, port: beside.port, ...toServices(wishes.beside ?? out) }]
        : []),
      { name: 'link, by hand', port: hosts.byHand.port, ...toServices(out) },
      { name: 'link, empty Next', port: hosts.emptyNext.port, from: '/', to: '/suite', heading: 'La suite' },
    ];
    return await measureAll(browser, { port, besidePort: beside?.port, routes, targets, ways }, wishes);
  } finally {
    await browser.close();
    for (const host of [...Object.values(hosts), ...(beside ? [beside] : [])]) await host.stop();
    byHand.remove();
    emptyNext.remove();
  }
}

function headingOf(out: string, file: string): string {
  return /<h1[^>]*>([^<]*)/.exec(readFileSync(join(out, file), 'utf8'))?.[1] ?? '';
}

type Subjects = { port: number; besidePort?: number; routes: string[]; targets: Target[]; ways: Way[] };

async function measureAll(browser: Browser, subjects: Subjects, wishes: Wishes) {
  const { port, besidePort, routes, targets, ways } = subjects;
  const origin = `https://127.0.0.1:${port}`;
  const figures: SiteFigures = {
    weights: {},
    vitals: {},
    firstTaps: [],
    firstTouches: [],
    nextPages: [],
    interactions: [],
    returns: [],
  };
  for (const target of targets) {
    say(`weighing ${target.name}`);
    figures.weights[target.name] = await weighPage(browser, `https://127.0.0.1:${target.port}${target.path}`);
  }
  for (const network of firstViewNetworks) {
    say(`loading over ${network.name}`);
    const vitals = await loadPages(browser, targets, { network, runs: wishes.runs });
    figures.vitals[network.name] = Object.fromEntries(vitals);
  }
  say('loading with a quarter of the processor');
  const slowed = await loadPages(browser, targets, {
    network: goodNetwork,
    runs: wishes.runs,
    slowdown: OLD_PHONE,
  });
  figures.vitals['a quarter of the processor'] = Object.fromEntries(slowed);
  for (const network of [...networks, goodNetwork]) {
    say(`going on over ${network.name}`);
    figures.nextPages.push(...(await tapThrough(ways, { network, runs: wishes.runs })));
  }
  say('tapping, typing, coming back');
  const [slowest] = networks.slice(-1);
  const article = routes.find(isArticle) ?? '/blog';
  if (slowest) {
    figures.firstTaps = await tapFirst(browser, { port, network: slowest, article });
    for (const [name, host] of Object.entries({ '': port, [`${BESIDE}: `]: besidePort }))
      if (host !== undefined) {
        const touches = await touchForms(browser, { port: host, network: slowest, runs: wishes.runs });
        figures.firstTouches.push(...touches.map((each) => ({ ...each, path: name + each.path })));
      }
  }
  figures.interactions = await timeInteractions(browser, origin);
  if (besidePort !== undefined) {
    const before = await timeInteractions(browser, `https://127.0.0.1:${besidePort}`);
    figures.interactions.push(...before.map((act) => ({ ...act, what: `${BESIDE}: ${act.what}` })));
  }
  for (const path of routes) figures.returns.push(await comeBack(browser, origin, path));
  if (wishes.lighthouse) figures.lighthouse = await scoreRoutes(origin, routes, wishes.runs);
  return figures;
}

async function scoreRoutes(origin: string, routes: readonly string[], runs: number): Promise<LighthouseRun> {
  const run: LighthouseRun = { scores: {} };
  try {
    for (const path of routes) {
      say(`Lighthouse on ${path}`);
      const all: Scores[] = [];
      while (all.length < runs) all.push(await runLighthouse(`${origin}${path}`));
      // Of several runs the one with the middle performance, as Lighthouse itself advises.
      all.sort((a, b) => a.performance - b.performance);
      const middle = all[Math.floor(runs / 2)];
      if (middle) run.scores[path] = middle;
    }
  } catch (error) {
    run.failure = String(error);
  }
  return run;
}

/** What is going on, apart from the results. */
function say(text: string): void {
  console.error(`… ${text}`);
}
