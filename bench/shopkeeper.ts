import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright';
import { homePage } from '@/content/pages/home';
import { quoteWords } from '@/content/pages/devis';
import { networks } from './support/networks';
import { launchBrowser, withPhone, type Phone } from './support/phone';
import { printTable } from './support/print-table';
import { serveFolder } from './support/serve-folder';
import { overSlowLink } from './support/slow-link';
import { touch } from './support/touch';
import { bytesBesideFilm } from './support/traffic';

// The shopkeeper's way through an `out/` that is built: home, the quote, francs, a shop and Mobile Money, then WhatsApp to the
// agency; on slow 3G, with a processor six times slower. tests/e2e/quote-ways.spec.ts says that it leads there.
const SLOW_PROCESSOR = 6;
const LINES = ['e-commerce', 'payment-integration'];

/** The same way in the last review by prospects, before styles read prices. */
const BEFORE = { firstFrancMs: 4_260, homeKb: 101.5, pageAndReactKb: 171.1, taps: 6 };

if (!existsSync('out')) throw new Error('nothing in out: run "npm run build" first');
const network = networks.find(({ rttMs }) => rttMs === 400);
if (!network) throw new Error('no slow 3G in support/networks.ts');
const host = await serveFolder(resolve('out'));
const browser = await launchBrowser();
const figures = await overSlowLink(host.port, network, (port) =>
  withPhone(browser, network, (phone) => walk(phone, port), { slowdown: SLOW_PROCESSOR }),
);
await browser.close();
await host.stop();
printTable('The shopkeeper’s way, slow 3G, processor ÷ 6', { now: figures.told, before: BEFORE });
console.log(`\n${figures.text}`);

async function walk({ page, context, traffic }: Phone, port: number) {
  await page.setViewportSize({ width: 360, height: 640 });
  let taps = 0;
  const tap = (control: Locator) => {
    taps += 1;
    return touch(page, control);
  };
  const kilobytes = () => bytesBesideFilm(traffic.totals()) / 1_000;
  await page.goto(`https://127.0.0.1:${port}/`, { waitUntil: 'commit' });
  const homeMs = await painted(page);
  const way = page.getByRole('main').getByRole('link', { name: homePage.hero.primary.label }).first();
  await way.waitFor();
  const homeKb = kilobytes();
  await tap(way);
  await page.waitForURL('**/devis');
  const quoteMs = await painted(page);
  const francs = page.getByRole('radio', { name: quoteWords.currencies.names.cfa });
  await francs.waitFor();
  const beforePressKb = kilobytes() - homeKb;
  await page.evaluate(watchFranc);
  await tap(francs);
  const firstFrancMs = await page.evaluate(() => window.firstFranc);
  for (const id of LINES) await tap(page.locator(`[data-id="${id}"]`));
  await page.locator('form[data-ready]').waitFor({ state: 'attached' });
  const popup = context.waitForEvent('page');
  await tap(page.getByRole('link', { name: quoteWords.whatsapp.label }).first());
  const asked = await popup.then((opened) => opened.waitForRequest(/wa\.me/).catch(() => null));
  const href = await page.getByRole('link', { name: quoteWords.whatsapp.label }).first().getAttribute('href');
  const told = {
    ...{ homeMs, homeKb, quoteMs, beforePressKb, firstFrancMs },
    ...{ pageAndReactKb: kilobytes() - homeKb, taps },
  };
  return { told, text: new URL(asked?.url() ?? href ?? '').searchParams.get('text') ?? '' };
}

/** When the page was first painted, in milliseconds from the start of its navigation. */
async function painted(page: Page): Promise<number> {
  await page.waitForFunction(() => window.observed?.fcpMs > 0, undefined, { polling: 'raf' });
  return page.evaluate(() => window.observed.fcpMs);
}

/** In the page: from the lifting of the finger to the paint that its click waits for, rows in francs by then (Event Timing). */
function watchFranc(): void {
  window.firstFranc = new Promise((tell) => {
    const observer = new PerformanceObserver((list) => {
      const click = list.getEntriesByName('click')[0];
      if (click) tell(click.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

declare global {
  var firstFranc: Promise<number>;
}
