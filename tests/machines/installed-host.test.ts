// @vitest-environment node
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mailerPath, publicToken } from '@/lib/rules/lead/mailer';
import { readEml } from '@/server/mailer/eml';
import { freePort } from '../support/free-port';
import { ask } from '../unit/server/support/http';
import { eventually } from '../unit/server/support/eventually';
import { fields } from '../unit/server/support/test-host';

const unit = readFileSync('deploy/trame.service', 'utf8');
const settingOf = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '';

/** A root of the file system with Node, the libraries it is linked to, the bundle and the pages: nothing else. */
function makeBareMachine(): string {
  const root = mkdtempSync(join(tmpdir(), 'trame-bare-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [node = '', bundle = ''] = settingOf('ExecStart').split(' ');
  const linked = execFileSync('ldd', [process.execPath]).toString();
  const libraries = [...linked.matchAll(/(\/\S+) \(/g)].map(([, path = '']) => path);
  const copies = [
    [process.execPath, node],
    ['hosts/host.mjs', bundle],
    ['out', '/srv/site/actuel'],
  ];
  for (const [from = '', to = ''] of [...copies, ...libraries.map((path) => [path, path])]) {
    mkdirSync(join(root, dirname(to)), { recursive: true });
    cpSync(from, join(root, to), { recursive: true, dereference: true });
  }
  mkdirSync(join(root, settingOf('WorkingDirectory')), { recursive: true });
  return root;
}

test('what the unit starts runs on a machine that has Node and no modules: site and mailer up, a message read', async () => {
  const root = makeBareMachine();
  const port = await freePort();
  const env = Object.fromEntries(
    settingOf('Environment')
      .split(' ')
      .map((pair) => pair.split('=')),
  );
  const command = process.getuid?.() === 0 ? ['chroot'] : ['unshare', '--map-root-user', 'chroot'];
  const [start = '', ...args] = [...command, root, ...settingOf('ExecStart').split(' ')];
  const host = spawn(start, args, {
    env: { ...env, PATH: process.env.PATH, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  host.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise((resolve) => host.once('exit', (code) => resolve(code)));
  const isUp = () =>
    ask(port, '/healthz').then(
      ({ status }) => status,
      () => 0,
    );
  await eventually(isUp, 20_000).toBe(200);

  const sent = await ask(port, mailerPath, {
    method: 'POST',
    headers: { authorization: publicToken(), 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  const { id } = JSON.parse(sent.text) as { id: string };
  const password = /mot de passe (\S+)/.exec(printed)?.[1] ?? '';
  const entered = await ask(port, '/mail/entrer', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `mot-de-passe=${password}`,
  });
  const cookie = String(entered.headers['set-cookie']).split(';')[0];
  const page = await ask(port, `/mail/${id}`, { headers: { cookie } });
  const eml = readFileSync(join(root, env.MAIL_DIR ?? '', 'new', `${id}.eml`));

  expect((await ask(port, '/about')).text).toContain('<title>');
  expect(sent.status).toBe(202);
  expect(page.text).toContain(fields.message.split('\n')[1]);
  expect(readEml(eml)).toEqual(fields);
  host.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('systemd understands the unit, and finds little to fear in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trame-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, basename('deploy/trame.service'));
  cpSync('deploy/trame.service', file);
  if (!existsSync('/usr/bin/systemd-analyze')) return;
  const said = execFileSync('sh', ['-c', `systemd-analyze verify --man=no ${file} 2>&1 || true`]).toString();

  expect(
    said.split('\n').filter((line) => line.includes('trame.service') && !line.includes('/usr/bin/node')),
  ).toEqual([]);
});
