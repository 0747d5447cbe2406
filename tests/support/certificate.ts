import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a certificate that nobody has signed, for names such as `DNS:site.test`, in two files of a folder. */
export function makeCertificate(folder: string, names: string, days: number) {
  const [key, chain] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const made = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc -subj /CN=essai -days ${days}`;
  const args = [...made.split(' '), '-addext', `subjectAltName=${names}`, '-keyout', key, '-out', chain];
  execFileSync('openssl', args, { stdio: 'pipe' });
  return { key, chain };
}
