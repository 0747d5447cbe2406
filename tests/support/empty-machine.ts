import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Answer } from '../../packages/mailer/tests/support/ask';
import { temporaryFolder } from '../../packages/mailer/tests/support/temporary-folder';
import { runCommand } from './run-command';
import { ended } from './web-servers';

/** What an owner reads on the way: shown with the test. */
export const said = (line: string) => console.info(line);

/** An empty machine, as far as one can be had beside another: a folder in which all paths of the guide lie. */
export function emptyMachine(domain: string) {
  const root = temporaryFolder();
  // Servers give up the rights they were started with.
  chmodSync(root, 0o755);
  const children: ChildProcess[] = [];
  onTestFinished(async () => void (await Promise.all(children.map(ended))));
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
export async function askAs(name: string, port: number, path: string): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, servername: name, headers: { host: name } };
  const asked = request({ ...options, rejectUnauthorized: false, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() };
}

/** What a command prints, said with its code. */
export async function run(command: string, args: string[], env: Record<string, string>): Promise<string> {
  const { code, printed } = await runCommand(command, args, env);
  said(`$ ${command} ${args.join(' ')}\n${printed}(${code})`);
  return printed;
}
