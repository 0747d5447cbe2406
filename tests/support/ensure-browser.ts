import { execFileSync } from 'node:child_process';
import { findChromium } from '@/media/scenes/chromium';

// Playwright's own browser where its download works, the system's package otherwise.
const attempts: [command: string, args: string[]][][] = [
  [['npx', ['playwright', 'install', '--with-deps', 'chromium']]],
  [
    ['apt-get', ['update']],
    ['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']],
  ],
];

function isBrowserThere(): boolean {
  try {
    console.log(`Browser: ${findChromium()}`);
    return true;
  } catch {
    return false;
  }
}

for (const commands of attempts) {
  if (isBrowserThere()) break;
  try {
    commands.forEach(([command, args]) =>
      execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 }),
    );
  } catch (error) {
    console.warn(String(error));
  }
}
if (!isBrowserThere()) throw new Error('No Chromium could be installed: install one and set CHROMIUM_PATH.');
