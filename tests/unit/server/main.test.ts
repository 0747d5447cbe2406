import { once } from 'node:events';
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mailerPath, publicToken } from '@/lib/rules/lead/mailer';
import { openSpool } from '@/server/mailer/spool';
import { eventually } from './support/eventually';
import { ask } from './support/http';
import { hostScript, runHost, startServerProcess } from './support/server-process';
import { siteFolder } from './support/site-folder';
import { temporaryFolder } from './support/temporary-folder';
import { fields } from './support/test-host';

const headers = { authorization: publicToken(), 'content-type': 'application/json' };

async function start(env: Record<string, string> = {}) {
  const mailDir = join(temporaryFolder(), 'mail');
  const server = await startServerProcess({ OUT_DIR: siteFolder({}), MAIL_DIR: mailDir, ...env });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return { ...server, mailDir };
}

async function failure(env: Record<string, string>) {
  const mailDir = join(temporaryFolder(), 'mail');
  const child = await runHost({ MAIL_DIR: mailDir, ...env });
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}

const closed = (port: number) => eventually(() => ask(port, '/').catch(() => 'closed')).toBe('closed');

test('serves the site, keeps mail, shows it, and says where in French', async () => {
  const { port, printed, mailDir, end } = await start();
  expect(printed()).toContain(`Messages  ${mailDir}/new, un fichier .eml par message`);
  expect((await ask(port, '/')).status).toBe(200);
  expect((await ask(port, '/rien')).status).toBe(404);
  expect(JSON.parse((await ask(port, '/healthz')).text)).toMatchObject({ status: 'ok', relay: 'off' });
  const sent = await ask(port, mailerPath, { method: 'POST', headers, body: JSON.stringify(fields) });
  expect(sent.status).toBe(202);

  const password = /Lecture +http:\/\/[^/]+\/mail, mot de passe (\S+)/.exec(printed())?.[1] ?? '';
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = { method: 'POST', headers: type, body: `mot-de-passe=${password}` };
  expect((await ask(port, '/mail/entrer', form)).headers.location).toBe('/mail');
  expect(await end('SIGTERM')).toBe(0);
});

test('a message under way when the server is stopped is still kept and answered', async () => {
  const { port, mailDir, end } = await start();
  const body = JSON.stringify(fields);
  const length = { 'content-length': Buffer.byteLength(body), expect: '100-continue' };
  const sending = request({ port, path: mailerPath, method: 'POST', headers: { ...headers, ...length } });
  sending.flushHeaders();
  await once(sending, 'continue');
  const ended = end('SIGTERM');
  await closed(port);
  sending.end(body);
  const [response] = await once(sending, 'response');
  expect(response.statusCode).toBe(202);
  response.resume();
  expect(await ended).toBe(0);
  expect(await (await openSpool(mailDir)).list('new')).toHaveLength(1);
});

test('with a relay, or where the network can reach it, the page wants a password that its owner has set; the state of the relay is told', async () => {
  const mailDir = join(temporaryFolder(), 'mail');
  const spool = await openSpool(mailDir);
  await spool.add('refusé', Buffer.from('refusé'));
  await spool.settle('refusé', 'failed');
  const open = await start({ HOST: '0.0.0.0' });
  expect([open.printed().includes('Lecture'), (await ask(open.port, '/mail')).status]).toEqual([false, 404]);
  const relay = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'a@trame.example' };
  const { port, printed } = await start({ ...relay, MAIL_DIR: mailDir });
  expect(printed()).toContain('1 message(s) refusé(s) par le relais');
  expect(printed()).toContain('a@trame.example');
  expect(printed()).not.toContain('Lecture');
  expect((await ask(port, '/mail')).status).toBe(404);
  await ask(port, mailerPath, { method: 'POST', headers, body: JSON.stringify(fields) });
  await eventually(async () => JSON.parse((await ask(port, '/healthz')).text)).toMatchObject({
    status: 'stuck',
    relay: 'unreachable',
    relayCode: expect.any(String),
    waiting: 1,
    failed: 1,
  });
});

test('a signal to `npm run serve` reaches the server', async () => {
  const env = {
    ...process.env,
    PORT: '0',
    OUT_DIR: siteFolder({}),
    MAIL_DIR: join(temporaryFolder(), 'mail'),
  };
  const npm = spawn('npm', ['run', 'serve'], { env, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  // The whole group, should the signal have reached npm alone.
  onTestFinished(() => void execFileSync('sh', ['-c', `kill -9 -- -${npm.pid} 2>/dev/null || true`]));
  let printed = '';
  npm.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const port = () => Number(/Site +http:\/\/[^:]+:(\d+)/.exec(printed)?.[1]);
  await eventually(port).toBeGreaterThan(0);
  npm.kill('SIGTERM');
  await closed(port());
});

test('one server works on a folder at a time, and a killed one leaves it free', async () => {
  const { child, mailDir } = await start();
  const second = await failure({ OUT_DIR: siteFolder({}), MAIL_DIR: mailDir });
  expect(second.text).toMatch(/^MAIL_DIR : un autre serveur/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await start({ MAIL_DIR: mailDir });
});

test('the host is one script that runs where nothing is installed, and names what it is made of', async () => {
  await start();
  const text = readFileSync(hostScript, 'utf8');
  for (const name of ['nodemailer', 'send']) expect(text).toMatch(new RegExp(`\\n${name} [\\d.]+ \\(MIT`));
  const run = (option: string) =>
    execFileSync(process.execPath, [hostScript, option], { cwd: dirname(hostScript) });
  expect(run('--help').toString()).toContain('MAIL_DIR');
  expect(run('--version').toString()).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('what prevents the start is said in French, with the variable’s name', async () => {
  const outDir = siteFolder({});
  const file = join(temporaryFolder(), 'fichier');
  writeFileSync(file, '');
  const { port } = await start();
  const failures: Record<string, Record<string, string>> = {
    OUT_DIR: { OUT_DIR: temporaryFolder() },
    MAIL_DIR: { OUT_DIR: outDir, MAIL_DIR: join(file, 'mail') },
    PORT: { OUT_DIR: outDir, PORT: String(port), SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'a@b.example' },
    SITE_URL: { OUT_DIR: outDir, SITE_URL: 'trame' },
  };
  await Promise.all(
    Object.entries(failures).map(async ([name, env]) => {
      const { code, text } = await failure(env);
      expect([code, text.startsWith(`${name} : `)]).toEqual([1, true]);
      expect(text).not.toMatch(/\bat .*:\d+/);
    }),
  );
});
