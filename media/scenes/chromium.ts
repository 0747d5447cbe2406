import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Returns a Chromium that exists: the one in CHROMIUM_PATH, Playwright's own, or the first on the PATH. */
export function findChromium(): string {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)));
  const found = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...onPath].find(
    (path) => path && existsSync(path),
  );
  if (!found)
    throw new Error('No Chromium found: set CHROMIUM_PATH or run "npx playwright install chromium"');
  return found;
}
