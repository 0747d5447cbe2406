import { chromium, devices, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findWholeChromium } from '@/tests/support/find-chromium';
import { certificate } from './certificate';
import { effectiveType } from './networks';
import { POLL_MS, quietSince } from './quiet';
import type { Network } from './slow-link';
import { recordTraffic, type Traffic } from './traffic';
import { observeVitals } from './vitals';

/** How much slower than this machine an old phone is, where the finger waits for the processor and not for the line. */
export const OLD_PHONE = 4;

export type Phone = { page: Page; context: BrowserContext; cdp: CDPSession; traffic: Traffic };

/** A browser that reaches this machine alone, and keeps the pages one leaves as a visitor's does. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findWholeChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...CHROMIUM_FLAGS, certificate().flag],
  });
}

/**
 * Hands `visit` a small phone with an empty cache, and a processor `slowdown` times slower than this machine's. A page is
 * told of `network` as a phone would tell it; being slow is the link's part, or the protocol's where it is emulated.
 */
export async function withPhone<Result>(
  browser: Browser,
  network: Network | undefined,
  visit: (phone: Phone) => Promise<Result>,
  { slowdown = 1 } = {},
): Promise<Result> {
  const context = await browser.newContext({
    ...devices['Pixel 5'],
    viewport: { width: 412, height: 740 },
    deviceScaleFactor: 1.75,
    locale: 'fr-FR',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const traffic = await recordTraffic(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (network) await tellNetwork({ page, cdp }, network);
    await observeVitals(page);
    return await visit({ page, context, cdp, traffic });
  } finally {
    await context.close();
  }
}

/** Waits until a page has loaded and neither asked for anything nor worked for long since a second. */
export async function waitForQuiet({ page, traffic }: Phone): Promise<void> {
  await page.waitForLoadState('load');
  await quietSince(1_000, async () => {
    const sinceLongTaskMs = await page.evaluate(
      () => performance.now() - Math.max(0, ...window.observed.longTasks.map(({ endMs }) => endMs)),
    );
    return traffic.isBusy() || sinceLongTaskMs < POLL_MS;
  });
}

async function tellNetwork({ page, cdp }: Pick<Phone, 'page' | 'cdp'>, network: Network): Promise<void> {
  const { rttMs, downKbps, upKbps, isEmulated } = network;
  if (isEmulated)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: rttMs,
      downloadThroughput: (downKbps * 1_000) / 8,
      uploadThroughput: (upKbps * 1_000) / 8,
    });
  await page.addInitScript(
    (told) => Object.defineProperty(navigator, 'connection', { value: { effectiveType: told } }),
    effectiveType(network),
  );
}
