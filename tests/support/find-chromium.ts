import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Nobody but root needs to go without its sandbox; and no name leads anywhere: what is needed is on this machine. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * The browser of the tests: CHROMIUM_PATH, Playwright's own (`undefined`: Playwright knows where it is), or the first on
 * the PATH, where the headless shell goes before whole browsers because it starts and draws sooner.
 */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return existsSync(chromium.executablePath())
    ? undefined
    : firstOnPath(['chromium-headless-shell', ...WHOLE]);
}

/** A browser with all its parts, for what is measured and what a headless shell cannot do. @throws where there is none. */
export function findWholeChromium(): string {
  const own = chromium.executablePath();
  const found = process.env.CHROMIUM_PATH ?? (existsSync(own) ? own : firstOnPath(WHOLE));
  if (!found)
    throw new Error('No Chromium found: set CHROMIUM_PATH or run "npx playwright install chromium"');
  return found;
}

function firstOnPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
