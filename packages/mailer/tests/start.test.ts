import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../src/settings';
import { ask, post } from './support/ask';
import { runHost, startHostProcess } from './support/host-process';
import { fields, file, json } from './support/site';
import { temporaryFolder } from './support/temporary-folder';

test('it says where it listens and where the mail lands; of a hundred messages neither output says who, from where or what', async () => {
  const { port, said, cwd, child, end } = await startHostProcess({ settings: { rateLimit: 30 } });
  expect(said.out).toContain(`Messages  ${cwd}/mail/new, un fichier .eml par message`);
  expect(said.out).toContain('rien n’est publié');
  const own = { noms: ['Nom-Secret'], sender_email: 'secret@exemple.org', organisation: 'Maison-Secret' };
  for (let index = 0; index < 100; index += 1) {
    const headers = { ...json, 'x-forwarded-for': `203.0.113.${index % 5}` };
    const message = `Mot-Secret ${index}`;
    const answer = await post(
      port,
      { ...fields, ...own, message, ...(index % 9 === 0 && { secret: 1 }) },
      headers,
    );
    expect(answer.status).toBe(index % 9 === 0 ? 422 : 202);
  }
  await expect.poll(() => said.err.match(/mail-(accepted|refused)/g)?.length).toBe(100);
  expect(said.out + said.err).not.toMatch(/secret|203\.0\.113/i);
  // Whoever reads it may go away.
  for (const output of [child.stdout, child.stderr]) output.destroy();
  expect((await post(port)).status).toBe(202);
  expect(await end('SIGTERM')).toBe(0);
});

test('to a terminal, and to nothing else, it shows each message as it comes, without what could command that terminal', async () => {
  const folder = temporaryFolder({
    'mailer.json': JSON.stringify(file),
    'mailer.mjs': readFileSync('dist/mailer.mjs'),
  });
  const command = `stty -echo; exec ${process.execPath} mailer.mjs`;
  const env = { PATH: process.env.PATH, PORT: '0', SHELL: '/bin/sh' };
  const terminal = spawn('script', ['-qefc', command, '/dev/null'], { cwd: folder, env });
  onTestFinished(() => void terminal.kill());
  let shown = '';
  terminal.stdout.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  const port = () => Number(/:(\d+)\s/.exec(shown)?.[1]);
  await expect.poll(port).toBeGreaterThan(0);
  const { text } = await post(port(), { ...fields, noms: ['\u001b[31mAwa\u0007'] });
  const line = `Reçu      [31mAwa <awa@exemple.org>, ${fields.sujet} : ${folder}/mail/new/${JSON.parse(text).id}.eml`;
  await expect.poll(() => shown).toContain(line);
});

test('with a relay it says who gets the mail, and how it leaves: to a stranger, not how much of it waits; what was refused is offered again', async () => {
  const folder = temporaryFolder({
    'mailer.json': JSON.stringify(file),
    'mail/failed/refusé.eml': 'x',
    '.env': 'MAIL_TO=un@trame.example\nSMTP_URL=smtp://127.0.0.1:1\n',
    'out/index.html': '',
  });
  const { port, said, cwd } = await startHostProcess({ folder });
  expect(said.out).toMatch(/Messages {2}transmis à un@trame\.example/);
  await expect.poll(() => readdirSync(join(cwd, 'mail', 'new'))).toEqual(['refusé.eml']);
  await post(port);
  await expect.poll(() => said.err).toMatch(/mail-accepted[^]*relay-unreachable/);
  const told = { status: 'ok', why: 'ESOCKET', waiting: 1, keepDays: 1095 };
  const health = async (headers = {}) => JSON.parse((await ask(port, '/healthz', { headers })).text);
  expect(await health({ 'x-forwarded-for': '203.0.113.7' })).toEqual(told);
  expect(await health()).toEqual({ ...told, waiting: 2, failed: 0, since: expect.any(String) });
});

test('a message under way when the server is stopped is still kept and answered', async () => {
  const { port, cwd, end } = await startHostProcess();
  const body = JSON.stringify(fields);
  const headers = { ...json, 'content-length': Buffer.byteLength(body), expect: '100-continue' };
  const sending = request({ port, path: '/api/mailer/send-email/', method: 'POST', headers });
  sending.flushHeaders();
  await once(sending, 'continue');
  const ended = end('SIGTERM');
  await expect.poll(() => ask(port, '/').catch(() => 'closed')).toBe('closed');
  sending.end(body);
  const [response] = await once(sending, 'response');
  response.resume();
  expect([response.statusCode, await ended]).toEqual([202, 0]);
  expect(readdirSync(join(cwd, 'mail', 'new'))).toHaveLength(1);
});

test('one server works on a folder, however long its name; six started at once are one; a killed one leaves it free', async () => {
  const mailDir = join(temporaryFolder(), 'x'.repeat(200), 'y'.repeat(200));
  for (let round = 0; round < 2; round += 1) {
    const hosts = Array.from({ length: 6 }, () => runHost({ env: { MAIL_DIR: mailDir } }));
    const refused = () => hosts.filter(({ said }) => /^MAIL_DIR.*un autre serveur/.test(said.err));
    await expect.poll(() => refused().length).toBe(5);
    const [only] = hosts.filter(({ said }) => said.out.includes('Site'));
    await only?.end('SIGKILL');
  }
});

test('the host names what it is made of', () => {
  const text = readFileSync('dist/mailer.mjs', 'utf8');
  for (const name of ['nodemailer', 'hono', '@hono/node-server', 'proxy-addr'])
    expect(text).toMatch(new RegExp(`\\n${name} [\\d.]+ \\(MIT`));
});

test('nothing is needed to start: without a file no form is known and nobody gets mail, and that is said', async () => {
  const folder = temporaryFolder();
  const { port, said } = await startHostProcess({ folder });
  expect(said.out).toContain(`${folder}/mailer.json manque`);
  expect([(await ask(port, '/healthz')).status, (await post(port)).status]).toEqual([503, 403]);
});

/** The variable, and what it is wrongly; or a field of the file, and its wrong value as JSON. */
const WRONG = `PORT=70000  PORT=-1  PORT=1.5  PORT=http  MAILER_RATE_LIMIT=beaucoup  SITE_URL=trame.example
  SITE_URL=https://trame.example/site  SITE_URL=https://a:p4ss@trame.example  MAIL_DIR=/dev/null/mail
  MAILER_ALLOWED_ORIGINS=https://a.example,*  MAIL_TO=a@trame.example,atelier  MAIL_FROM=A <a@trame.example>
  MAIL_KEEP_DAYS=toujours  MAIL_LATER_A_DAY=peu  SMTP_URL=https://smtp.example  SMTP_URL=smtp://  SMTP_URL=smtp://a%b@c.example  SMTP_URL=ftp://a:p4ss@b
  TRUSTED_PROXIES=proxy.example  TRUSTED_PROXIES=10.0.0.0/33  TRUSTED_PROXIES=10.0.0.0/8/8
  to="atelier"  to=["a@trame.example", 1]  forms={"contact": 3}  keepDays=-1  rateLimit=null`;

test('what prevents the start is one French line that names the variable, or the file and its field, without what is secret', async () => {
  const taken = await startHostProcess();
  type Start = [place: string, options: Parameters<typeof runHost>[0]];
  const all = WRONG.split(/\s{2,}/).map((row): Start => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(row) ?? [];
    if (/^[A-Z_]+$/.test(name)) return [name, { env: { [name]: value } }];
    return [`mailer.json, « ${name} »`, { settings: { [name]: JSON.parse(value) as unknown } }];
  });
  all.push(['PORT', { env: { PORT: String(taken.port) } }]);
  all.push(['MAIL_TO', { env: { SMTP_URL: 'smtp://127.0.0.1:1' }, settings: { to: [] } }]);
  all.push(['mailer.json', { folder: temporaryFolder({ 'mailer.json': '{' }) }]);
  const refuse = async ([place, options]: Start) => {
    const { ended, said } = runHost(options);
    const line = expect.stringMatching(new RegExp(`^${place} : (?!.*p4ss)[^\n]+\\. $`));
    expect([place, await ended, said.err.replace(/\s/g, ' ')]).toEqual([place, 1, line]);
  };
  await Promise.all(all.map(refuse));
});

const HEARD = `PORT=0 HOST=0.0.0.0 MAIL_DIR=/srv/mail MAILER_TOKEN=autre MAIL_KEEP_DAYS=90 MAILER_RATE_LIMIT=0 MAIL_LATER_A_DAY=7
  MAILER_ALLOWED_ORIGINS=https://a.example,http://b.example:80 SITE_URL=https://autre.example MAIL_FROM=c@trame.example
  TRUSTED_PROXIES=10.0.0.0/8,::1 MAIL_TO=a@trame.example,b@trame.example SMTP_URL=smtps://compte:secret@smtp.example`;

test('every variable is heard, and wins over the file; an empty one counts as absent', () => {
  const env = Object.fromEntries(HEARD.split(/\s+/).map((pair) => pair.split('=')));
  const read = (own: object) => readSettings(JSON.stringify(file), { ...own });
  const { to, from } = file;
  const silent = { port: 3000, host: '127.0.0.1', keepDays: 1095, to, from };
  expect(read({ PORT: '', MAIL_TO: ' ' })).toMatchObject(silent);
  expect(read(env)).toMatchObject({
    ...{ port: 0, host: '0.0.0.0', mailDir: '/srv/mail', rateLimit: 0, keepDays: 90, laterADay: 7 },
    ...{ token: 'autre', from: 'c@trame.example', smtpUrl: env.SMTP_URL },
    allowedOrigins: ['https://autre.example', 'https://a.example', 'http://b.example:80'],
    trustedProxies: ['10.0.0.0/8', '::1'],
    to: ['a@trame.example', 'b@trame.example'],
    // A refused visitor is not told where the mail goes.
    email: to[0],
  });
});

test('the sender is the account of the relay where that is an address', () => {
  const from = (SMTP_URL: string) =>
    readSettings(JSON.stringify({ ...file, from: undefined }), { SMTP_URL }).from;
  expect(from('smtp://compte%40trame.example:se,cret@smtp.example')).toBe('compte@trame.example');
  expect(from('smtp://a%2Bb%25%40trame.example:c@smtp.example')).toBe('a+b%@trame.example');
  expect(from('smtp://cle-api:secret@smtp.example')).toBe('site@trame.example');
});

test('a changed file is read again, and a wrong one changes nothing', async () => {
  const { port, cwd, said } = await startHostProcess();
  const write = (own: object) => writeFileSync(join(cwd, 'mailer.json'), JSON.stringify({ ...file, ...own }));
  write({ token: 'Token neuf' });
  expect((await post(port)).status).toBe(403);
  write({ to: 'faux' });
  expect((await post(port)).status).toBe(403);
  await expect.poll(() => said.err).toContain('change-refused');
  write({});
  expect((await post(port)).status).toBe(202);
});

test('under systemd it says that it is alive', async () => {
  const bin = temporaryFolder({ 'systemd-notify': '#!/bin/sh\necho "$1" >> "$NOTIFY_SOCKET"\n' });
  chmodSync(join(bin, 'systemd-notify'), 0o755);
  const NOTIFY_SOCKET = join(bin, 'said');
  const env = { PATH: `${bin}:${process.env.PATH}`, NOTIFY_SOCKET, WATCHDOG_USEC: '30000' };
  await startHostProcess({ env });
  const heard = () => existsSync(NOTIFY_SOCKET) && readFileSync(NOTIFY_SOCKET, 'utf8');
  await expect.poll(heard).toMatch(/^(WATCHDOG=1\n){2,}/);
});
