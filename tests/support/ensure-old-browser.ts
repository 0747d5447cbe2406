import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { OLD_CHROMIUM_FOLDER, oldChromium } from './old-chromium';

/** A package that carries Chromium 88 and the libraries it was built with. It is never installed, only unpacked. */
const PACKAGE = 'chrome-aws-lambda@5.5.0';
const SHA512 = 'nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==';

function unpack(): void {
  const folder = mkdtempSync(join(tmpdir(), 'old-chromium-'));
  const options = { cwd: folder, timeout: 120_000 };
  try {
    const archive = execFileSync('npm', ['pack', '--silent', PACKAGE], options).toString().trim();
    const bytes = readFileSync(join(folder, archive));
    if (createHash('sha512').update(bytes).digest('base64') !== SHA512)
      throw new Error(`${PACKAGE} is altered`);
    execFileSync('tar', ['-xzf', archive], options);
    mkdirSync(join(OLD_CHROMIUM_FOLDER, 'swiftshader'), { recursive: true });
    const read = (name: string) => brotliDecompressSync(readFileSync(join(folder, 'package/bin', name)));
    for (const [name, into] of [
      ['aws.tar.br', '.'],
      ['swiftshader.tar.br', 'swiftshader'],
    ] as const) {
      execFileSync('tar', ['-xf', '-', '-C', join(OLD_CHROMIUM_FOLDER, into)], { input: read(name) });
    }
    writeFileSync(join(OLD_CHROMIUM_FOLDER, 'chromium'), read('chromium.br'));
    chmodSync(join(OLD_CHROMIUM_FOLDER, 'chromium'), 0o755);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (!oldChromium()) unpack();
const browser = await chromium.launch(oldChromium());
console.log(`Old browser: Chromium ${browser.version()}`);
await browser.close();
