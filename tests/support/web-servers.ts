import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './free-port';

export type WebServer = { name: string; port: number };

/** What a server needs to be started: a place of its own, the site, a port, and the port of the mailer. */
type Stand = {
  folder: string;
  root: string;
  port: number;
  mailerPort: number;
  changeNginx: (site: string) => string;
  env: Record<string, string>;
};

type Starter = (stand: Stand) => ChildProcess;

const starters: Record<string, Starter> = {
  nginx: startNginx,
  Caddy: startCaddy,
  Apache: startApache,
  embarqué: startEmbedded,
};

const isRoot = process.getuid?.() === 0;

type Settings = {
  /** May change the copy of `out/` that is served. */
  prepare?: (root: string) => void;
  /** May change the site file of nginx. */
  changeNginx?: (site: string) => string;
  /** Variables of the embedded host. */
  env?: Record<string, string>;
  names?: readonly string[];
};

/** nginx, Caddy, Apache and the embedded host on loopback, with the site files of `deploy/`, on a copy of `out/`. */
export async function startWebServers({
  prepare = () => undefined,
  changeNginx = (site) => site,
  env = {},
  names = Object.keys(starters),
}: Settings = {}): Promise<{ servers: WebServer[]; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'trame-hosts-'));
  // The servers give up the rights they were started with: the site must lie where anyone may read.
  chmodSync(folder, 0o755);
  const root = join(folder, 'out');
  cpSync('out', root, { recursive: true });
  prepare(root);
  const mailerPort = await freePort();
  const children: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(children.map(ended));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const servers = await Promise.all(
      names.map(async (name) => {
        const port = name === 'embarqué' ? mailerPort : await freePort();
        const stand = { folder: join(folder, name), root, port, mailerPort, changeNginx, env };
        mkdirSync(stand.folder);
        const child = starters[name]?.(stand);
        if (!child) throw new Error(`no server is called ${name}`);
        children.push(child);
        await answers(name, stand.port, child);
        return { name, port: stand.port };
      }),
    );
    return { servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The owner's file on loopback: its first two servers go, with all that concerns names and certificates. */
function nginxSite({ root, port, mailerPort, changeNginx }: Stand): string {
  const [maps = '', , , site = ''] = readFileSync('deploy/nginx.conf', 'utf8').split(/^(?=server \{)/m);
  return changeNginx(`${maps}${site}`)
    .replace(/^ *(listen|ssl_|server_name).*$/gm, '')
    .replace('server {', `server { listen 127.0.0.1:${port};`)
    .replaceAll('/srv/site/actuel', root)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${mailerPort}`);
}

function startNginx(stand: Stand): ChildProcess {
  const { folder } = stand;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const main = `${isRoot ? 'user www-data;' : ''} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {} http { access_log off; include /etc/nginx/mime.types; ${temporary}\n${nginxSite(stand)} }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  return run('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']);
}

function startCaddy({ folder, root, port, mailerPort }: Stand): ChildProcess {
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/^www[^}]*\}/m, '')
    .replace(/^exemple.com \{/m, `http://127.0.0.1:${port} {`)
    .replaceAll('/srv/site/actuel', root)
    .replace('127.0.0.1:3000', `127.0.0.1:${mailerPort}`)
    // Debian's is older.
    .replace(/request_buffers \S+/, 'buffer_requests');
  writeFileSync(join(folder, 'Caddyfile'), `{\n admin off\n auto_https off\n}\n${site}`);
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  return run('caddy', args, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder });
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
  return run('apache2', ['-f', join(folder, 'apache.conf'), '-DFOREGROUND']);
}

function startEmbedded({ folder, root, port, env }: Stand): ChildProcess {
  return run(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    PORT: String(port),
    HOST: '127.0.0.1',
    OUT_DIR: root,
    MAIL_DIR: join(folder, 'mail'),
    ...env,
  });
}

function run(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
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
  await vi.waitFor(ask, { timeout: 15_000 });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
