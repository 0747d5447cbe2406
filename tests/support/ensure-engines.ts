import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installMissing } from './install-missing';
import { oldChromium } from './old-chromium';

/** A package that carries Chromium 80 and the libraries it was built with. It is never installed, only unpacked. */
const PACKAGE = 'chrome-aws-lambda@2.1.1';
const SHA512 = 'Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==';

function unpack(): void {
  console.log(`Unpacking Chromium 80 from ${PACKAGE}`);
  const cwd = mkdtempSync(join(tmpdir(), 'chromium-80-'));
  try {
    const archive = execFileSync('npm', ['pack', '--silent', PACKAGE], { cwd, timeout: 120_000 });
    const bytes = readFileSync(join(cwd, archive.toString().trim()));
    if (createHash('sha512').update(bytes).digest('base64') !== SHA512)
      throw new Error(`${PACKAGE} is altered`);
    execFileSync('tar', ['-xz'], { cwd, input: bytes });
    const read = (name: string) => brotliDecompressSync(readFileSync(join(cwd, 'package/bin', name)));
    mkdirSync(oldChromium.folder, { recursive: true });
    execFileSync('tar', ['-x', '-C', oldChromium.folder], { input: read('aws.tar.br') });
    writeFileSync(oldChromium.path, read('chromium.br'), { mode: 0o755 });
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

installMissing({
  'firefox-esr': ['firefox-esr'],
  // WebKit decodes the film by plugins of its own.
  WebKitWebDriver: ['webkit2gtk-driver', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
  Xvfb: ['xvfb'],
});
if (!existsSync(oldChromium.path)) unpack();
