import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Answer } from '../../packages/mailer/tests/support/ask';
import { ended } from './web-servers';

/** What an owner reads on the way: shown with the test. */
export const said = (line: string) => console.info(line);

/** An empty machine, as far as one can be had beside another: a folder in which all paths of the guide lie. */
export function emptyMachine(domain: string) {
  const root = mkdtempSync(join(tmpdir(), 'trame-rien-'));
  // Servers give up the rights they were started with.
  chmodSync(root, 0o755);
  const children: ChildProcess[] = [];
  onTestFinished(async () => {
    await Promise.all(children.map(ended));
    rmSync(root, { recursive: true, force: true });
  });
  const inside = (text: string) =>
    text.replace(/(^|[\s=>])(\/(?:etc|home|root|srv|usr|var)\/)/g, `$1${root}$2`);
  function type(line: string): void {
    said(`# ${line}`);
    const own = inside(line).replaceAll('votre-domaine.com', domain).replace('-o publier ', '');
    execFileSync('sh', ['-euc', own], { cwd: root });
  }
  return { root, inside, type, started: (child: ChildProcess) => void children.push(child) };
}

/** One question to a server of this machine under a name of the site, over TLS, whoever signed its certificate. */
export function askAs(name: string, port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, servername: name, headers: { host: name } };
    const asked = request({ ...options, rejectUnauthorized: false, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        const bytes = Buffer.concat(chunks);
        resolve({ status, headers, bytes, text: bytes.toString() });
      });
    });
    asked.on('error', reject).end();
  });
}

/** What a command prints, said with its code. */
export async function run(command: string, args: string[], env: Record<string, string>): Promise<string> {
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  let printed = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (printed += String(chunk)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  said(`$ ${command} ${args.join(' ')}\n${printed}(${code})`);
  return printed;
}
