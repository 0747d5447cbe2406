import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium';
import { installMissing } from './install-missing';

/** Ways to a browser, in order: Playwright's own where its download works, the system's packages otherwise. */
const WAYS: Record<string, string> = {
  'Playwright’s own': 'npx playwright install --with-deps chromium',
  'Debian’s headless shell': aptGet('chromium-headless-shell'),
  'Debian’s Chromium': aptGet('chromium'),
};

function aptGet(name: string): string {
  return `apt-get update && apt-get install --yes --no-install-recommends ${name}`;
}

async function starts(): Promise<boolean> {
  try {
    const executablePath = findChromium();
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    console.log(`Browser: Chromium ${browser.version()}, ${executablePath ?? 'Playwright’s own'}`);
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** What a way that fails prints is told where all have failed: another one may do. */
let said = '';
let isThere = await starts();
for (const [name, command] of Object.entries(WAYS)) {
  if (isThere) break;
  console.log(`No browser starts here; trying ${name}: ${command}`);
  try {
    execFileSync('sh', ['-c', `(${command}) 2>&1`], { timeout: 600_000, maxBuffer: Infinity });
  } catch (error) {
    console.log(`${name}: not to be had here`);
    said += String((error as { stdout?: Buffer }).stdout ?? error);
  }
  isThere = await starts();
}
if (!isThere)
  throw new Error(`${said}\nNo Chromium could be installed: install one and set CHROMIUM_PATH to it.`);
// Reads what a quote says on paper.
installMissing({ pdftotext: ['poppler-utils'] });
