import { devices, test as base, expect, type BrowserContext, type Page } from 'playwright/test';
import { formWords } from '@/content/forms';
import { startBareHost } from './bare-host';

type Tolerate = (...expected: RegExp[]) => void;

/** A small phone, touched with a finger. */
const { defaultBrowserType: _, ...pixel } = devices['Pixel 5'];
export const phone = { ...pixel, viewport: { width: 360, height: 740 } };

/**
 * A visit that fails on any sign of trouble: an error or a warning in the console, an exception, a failed request, one
 * to another origin or for styles, which every page holds, or anything the page's policy refuses. A test that provokes
 * trouble on purpose says which with `tolerate`. `bareHost` serves the site a second time, without any rule.
 */
export const test = base.extend<{ tolerate: Tolerate; bareHost: { origin: string } }>({
  tolerate: [
    async ({ context, baseURL }, provide) => {
      const troubles = collectTroubles(context, new URL(baseURL ?? '').origin);
      await watchPolicy(context);
      const tolerated: RegExp[] = [];
      await provide((...expected) => tolerated.push(...expected));
      expect(troubles.filter((trouble) => !tolerated.some((pattern) => pattern.test(trouble)))).toEqual([]);
    },
    { auto: true },
  ],
  bareHost: async ({ tolerate }, provide) => {
    tolerate(/^other origin: http:\/\/127\.0\.0\.1/);
    const host = await startBareHost();
    await provide(host);
    host.stop();
  },
});

export { expect };

function collectTroubles(context: BrowserContext, origin: string): string[] {
  const troubles: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (webError) => {
    troubles.push(`exception: ${webError.error().message}`);
  });
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin)
      troubles.push(`other origin: ${request.url()}`);
    if (request.resourceType() === 'stylesheet') troubles.push(`styles: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page drops what it was still loading: nobody is missing it.
    // Browsers report the scripts they do not fetch when scripts are off as stopped by a policy (`csp`).
    if (!['net::ERR_ABORTED', 'csp'].includes(reason))
      troubles.push(`failed request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`failed request: ${response.url()} ${response.status()}`);
  });
  return troubles;
}

/** Says aloud what the page's policy refuses, with what the browser's own message leaves out. */
async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
}

/** Opens a page and waits until React has taken it over, where it holds anything that needs React. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
}

/** Gives the page the sign of life that its scripts wait for, and waits until React has taken the page over. */
export async function wake(page: Page): Promise<void> {
  const island = page.locator('form[data-form]').first();
  if ((await island.count()) === 0) return;
  await island.dispatchEvent('keydown', { key: 'Shift' });
  await expectScriptReady(page);
}

/** Waits until React has taken the page over. */
export async function expectScriptReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main')].every((main) =>
      Object.keys(main).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Waits until the page says that the device keeps what stands in its form. */
export async function expectKept(page: Page): Promise<void> {
  await expect(page.getByText(formWords.draft.kept).filter({ visible: true })).toBeVisible();
}

/** All that the device keeps of this site. */
export const keptOn = (page: Page) => page.evaluate(() => Object.values<string>(localStorage));

/** Stops the page's clock, which `page.clock.install()` must have replaced before the page was opened. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Jumps to a height without the smooth scrolling of the page, and lets observers see it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
}
