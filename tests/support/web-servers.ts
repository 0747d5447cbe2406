import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type WebServer = { name: string; port: number };

/** What a server needs to be started: a place of its own, the site in it, and a port. */
type Stand = { folder: string; root: string; port: number };

const isRoot = process.getuid?.() === 0;

/** nginx, Caddy, Apache and the embedded host, each with the configuration that the build wrote, on loopback. */
export async function startWebServers(): Promise<{ servers: WebServer[]; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'trame-hosts-'));
  // The servers give up the rights they were started with: the site must lie where anyone may read.
  chmodSync(folder, 0o755);
  const root = join(folder, 'out');
  cpSync('out', root, { recursive: true });
  const starters = { nginx: startNginx, Caddy: startCaddy, Apache: startApache, embarqué: startEmbedded };
  const children: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(children.map(ended));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const servers = await Promise.all(
      Object.entries(starters).map(async ([name, start]) => {
        const stand = { folder: join(folder, name), root, port: await freePort() };
        mkdirSync(stand.folder);
        const child = start(stand);
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

function startNginx({ folder, root, port }: Stand): ChildProcess {
  const site = readFileSync('hosts/nginx.conf', 'utf8')
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
    .replace(/root .*;/, `root ${root};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const main = `${isRoot ? 'user www-data;' : ''} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {} http { access_log off; ${temporary}\n${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  return run('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']);
}

function startCaddy({ folder, root, port }: Stand): ChildProcess {
  const site = readFileSync('hosts/Caddyfile', 'utf8')
    .replace(/^.* \{/, `http://127.0.0.1:${port} {`)
    .replace(/root \* .*/, `root * ${root}`);
  writeFileSync(join(folder, 'Caddyfile'), `{\n admin off\n auto_https off\n}\n${site}`);
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  return run('caddy', args, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder });
}

function startApache({ folder, root, port }: Stand): ChildProcess {
  const modules = [
    'mpm_event',
    'authz_core',
    'dir',
    'env',
    'filter',
    'headers',
    'mime',
    'rewrite',
    'deflate',
  ];
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

function startEmbedded({ folder, root, port }: Stand): ChildProcess {
  return run(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    PORT: String(port),
    HOST: '127.0.0.1',
    OUT_DIR: root,
    MAIL_DIR: join(folder, 'mail'),
  });
}

function run(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const path = `${process.env.PATH}:/usr/sbin:/sbin`;
  return spawn(command, args, { env: { ...process.env, PATH: path, ...env }, stdio: 'ignore' });
}

/** Waits until a server answers. @throws when it ended instead. */
async function answers(name: string, port: number, child: ChildProcess): Promise<void> {
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code) => (failure = `ended with ${code}`));
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (failure !== undefined) throw new Error(`${name} did not start: ${failure}`);
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`${name} does not answer`);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
