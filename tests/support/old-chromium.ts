import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions, Page } from 'playwright';

/** Where the old browser is unpacked: a folder that git ignores and a clean install empties. */
export const OLD_CHROMIUM_FOLDER = fileURLToPath(
  new URL('../../node_modules/.cache/old-chromium', import.meta.url),
);

const executablePath = `${OLD_CHROMIUM_FOLDER}/chromium`;

const CHECK_VISIBILITY = `Element.prototype.checkVisibility = function () {
  return this.getClientRects().length > 0 && !this.closest('details:not([open]) > :not(summary)');
}`;

const isRoot = process.getuid?.() === 0;

/**
 * How to start Chromium 88, the closest to the floor of Chrome 80 that a machine of today runs; `undefined` where
 * ensure-old-browser.ts could not bring it.
 */
export function oldChromium(): LaunchOptions | undefined {
  if (!existsSync(executablePath)) return undefined;
  return {
    executablePath,
    args: isRoot ? ['--no-sandbox'] : [],
    // Libraries of its own time, which no system has any more.
    env: { ...process.env, LD_LIBRARY_PATH: `${OLD_CHROMIUM_FOLDER}/lib` },
  };
}

/**
 * Gives the driver's own world beside the page's what it expects of any browser and this one lacks. The page itself is
 * left as it is: what the site lacks there is what its tests look for.
 */
export async function helpDriver(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (!context.name.startsWith('__playwright_utility_world')) return;
    // The document may be gone by then: so is the need.
    session.send('Runtime.evaluate', { contextId: context.id, expression: CHECK_VISIBILITY }).catch(() => {});
  });
  await session.send('Runtime.enable');
}
