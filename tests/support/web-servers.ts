import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../packages/mailer/tests/support/temporary-folder';
import { freePort } from './free-port';
import { ANSWER_MS } from './patience';

export type WebServer = { name: string; port: number };

/** What a server needs: a folder of its own, the site, its port, that of the host it may stand before, and that host's variables. */
type Stand = { folder: string; root: string; port: number; hostPort: number; env: Record<string, string> };

type Settings = {
  /** May change the copy of the project's `out/` and `mailer.json` that is served. */
  prepare?: (folder: string) => unknown;
  /** May change the owner's file for nginx. */
  changeNginx?: (file: string) => string;
  env?: Record<string, string>;
};

const isRoot = process.getuid?.() === 0;

const hostFile = 'packages/mailer/dist/mailer.mjs';

/** The site's own host on loopback, and before it nginx and Caddy by the files of `deploy/`; Apache, on a copy of `out/` alone. */
export async function startWebServers(
  names: readonly ('host' | 'nginx' | 'Caddy' | 'Apache')[],
  { prepare = () => undefined, changeNginx = (file) => file, env = {} }: Settings = {},
): Promise<{ servers: WebServer[]; stop: () => Promise<void> }> {
  const folder = temporaryFolder();
  // The servers give up the rights they were started with: the site must lie where anyone may read.
  chmodSync(folder, 0o755);
  for (const each of ['out', 'mailer.json']) cpSync(each, join(folder, each), { recursive: true });
  prepare(folder);
  const hostPort = await freePort();
  const starters = {
    host: startHost,
    nginx: (stand: Stand) => startNginx(stand, changeNginx),
    Caddy: startCaddy,
    Apache: startApache,
  };
  const children: ChildProcess[] = [];
  const started = names.map(async (name) => {
    const port = name === 'host' ? hostPort : await freePort();
    const stand = { folder: join(folder, name), root: join(folder, 'out'), port, hostPort, env };
    mkdirSync(stand.folder);
    const child = starters[name](stand);
    children.push(child);
    await answers(name, port, child);
    return { name, port };
  });
  const stop = async () => void (await Promise.all(children.map(ended)));
  return { servers: await Promise.all(started), stop };
}

/** The same, for one test. */
export async function webServersFor(...settings: Parameters<typeof startWebServers>): Promise<WebServer[]> {
  const { servers, stop } = await startWebServers(...settings);
  onTestFinished(stop);
  return servers;
}

function startHost({ folder, root, port, env }: Stand): ChildProcess {
  const own = { PORT: String(port), OUT_DIR: root, MAIL_DIR: join(folder, 'mail'), MAILER_RATE_LIMIT: '0' };
  return runServer(process.execPath, [hostFile], { ...own, ...env });
}

/** The owner's file on loopback, without what concerns names and certificates. */
function startNginx({ folder, port, hostPort }: Stand, change: (file: string) => string): ChildProcess {
  const local = change(readFileSync('deploy/nginx.conf', 'utf8'))
    .replace(/^ *(listen|ssl_|server_name|if) ?.*$/gm, '')
    .replace('server {', `server { listen 127.0.0.1:${port};`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${hostPort}`);
  return runNginx(folder, local);
}

/** What a file for `/etc/nginx/conf.d` makes of nginx, which keeps all else in a folder. */
export function runNginx(folder: string, site: string): ChildProcess {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  const main = `${isRoot ? 'user www-data;' : ''} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {} http { access_log off; ${paths}\n${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  return runServer('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']);
}

function startCaddy({ folder, port, hostPort }: Stand): ChildProcess {
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/^www[^}]*\}/m, '')
    .replace('{\n', '{\n admin off\n auto_https off\n')
    .replace(/^exemple.com \{/m, `http://127.0.0.1:${port} {`)
    .replace('127.0.0.1:3000', `127.0.0.1:${hostPort}`);
  return runCaddy(folder, site);
}

/** What a Caddyfile makes of Caddy, which keeps all else in a folder. */
export function runCaddy(folder: string, site: string): ChildProcess {
  writeFileSync(join(folder, 'Caddyfile'), site);
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  return runServer('caddy', args, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder });
}

function startApache({ folder, root, port }: Stand): ChildProcess {
  const modules = 'mpm_event authz_core dir env filter headers mime rewrite deflate'.split(' ');
  const config = `ServerName localhost
ServerRoot ${folder}
PidFile ${folder}/pid
Listen 127.0.0.1:${port}
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`).join('')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/css text/javascript
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`;
  writeFileSync(join(folder, 'apache.conf'), config);
  return runServer('apache2', ['-f', join(folder, 'apache.conf'), '-DFOREGROUND']);
}

/** Starts a server, wherever Debian has its program. */
export function runServer(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const path = `${process.env.PATH}:/usr/sbin:/sbin`;
  return spawn(command, args, { env: { ...process.env, PATH: path, ...env }, stdio: 'ignore' });
}

/** Waits until a server answers, or says how it ended instead. */
async function answers(name: string, port: number, child: ChildProcess): Promise<void> {
  let state = `${name} is silent`;
  child.once('error', (error) => (state = `${name}: ${error.message}`));
  child.once('exit', (code) => (state = `${name} ended with ${code}`));
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/`).catch(() => {
      throw new Error(state);
    });
  await vi.waitFor(ask, { timeout: ANSWER_MS });
}

/** Ends it, and waits for that. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
