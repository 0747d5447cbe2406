import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '@/tests/support/certificate';

type Certificate = { key: Buffer; cert: Buffer; /** What makes a browser trust it. */ flag: string };

let made: Certificate | undefined;

/** A certificate for this machine, made by `openssl` once a run: pages are measured as they are served, over HTTPS. */
export function certificate(): Certificate {
  made ??= make();
  return made;
}

function make(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'trame-certificate-'));
  try {
    const files = makeCertificate(folder, 'IP:127.0.0.1', 2);
    const [key, cert] = [readFileSync(files.key), readFileSync(files.chain)];
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const hash = createHash('sha256').update(publicKey).digest('base64');
    return { key, cert, flag: `--ignore-certificate-errors-spki-list=${hash}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
