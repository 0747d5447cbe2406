import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright';
import { findChromium } from './find-chromium';

const isRoot = process.getuid?.() === 0;

/** Ways to a browser, in order: Playwright's own where its download works, the system's packages otherwise. */
const WAYS: [command: string, ...args: string[]][][] = [
  [['npx', 'playwright', 'install', '--with-deps', 'chromium']],
  ...['chromium-headless-shell', 'chromium'].map((name): [string, ...string[]][] => [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', name],
  ]),
];

async function starts(): Promise<boolean> {
  try {
    const executablePath = findChromium();
    const browser = await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
    console.log(`Browser: Chromium ${browser.version()}, ${executablePath ?? 'Playwright’s own'}`);
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function install(commands: (typeof WAYS)[number]): void {
  try {
    commands.forEach(([command, ...args]) => {
      console.log(`No browser starts here: ${[command, ...args].join(' ')}`);
      execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 });
    });
  } catch (error) {
    console.warn(String(error));
  }
}

let isThere = await starts();
for (const commands of WAYS) {
  if (isThere) break;
  install(commands);
  isThere = await starts();
}
if (!isThere) throw new Error('No Chromium could be installed: install one and set CHROMIUM_PATH.');
