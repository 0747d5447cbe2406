import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword, isPassword, isPasswordHash } from '@/server/mailbox/password';
import { ask } from './support/http';
import { fields, startTestHost } from './support/test-host';

const HOSTILE = `<script>alert("x")</script>'"&`;
const PASSWORD = 'fil à fil';
let passwordHash = '';
beforeAll(async () => void (passwordHash = await hashPassword(PASSWORD)));

type Host = Awaited<ReturnType<typeof startTestHost>>;

const cookieOf = (headers: object) =>
  String((headers as Record<string, unknown>)['set-cookie']).split(';')[0] ?? '';

function post(host: Host, path: string, body: string, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return ask(host.port, path, { method: 'POST', headers: { ...type, ...headers }, body });
}

const knock = (host: Host, password: string, headers = {}) =>
  post(host, '/mail/entrer', `mot-de-passe=${encodeURIComponent(password)}`, headers);

/** A host with one message, and its owner let in. */
async function enter(options = {}) {
  const host = await startTestHost({ passwordHash, ...options });
  const { text } = await host.send(fields);
  const { id } = JSON.parse(text) as { id: string };
  const cookie = cookieOf((await knock(host, PASSWORD)).headers);
  const get = (path: string) => host.get(path, { cookie });
  const act = (action: string) => post(host, `/mail/${id}`, `action=${action}`, { cookie });
  return { host, id, cookie, get, act };
}

test('a password opens the page for a month, by a cookie that scripts and other sites never see', async () => {
  const host = await startTestHost({ passwordHash });
  expect((await host.get('/mail')).status).toBe(401);
  expect((await knock(host, 'autre')).status).toBe(403);
  const entered = await knock(host, PASSWORD, { 'x-forwarded-proto': 'https' });
  expect([entered.status, entered.headers.location]).toEqual([303, '/mail']);
  expect(String(entered.headers['set-cookie'])).toMatch(
    /; Path=\/mail; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure$/,
  );
  const cookie = cookieOf(entered.headers);
  expect((await host.get('/mail', { cookie })).status).toBe(200);
  const forged = cookie.replace(/\d+/, (until) => String(Number(until) + 1));
  expect((await host.get('/mail', { cookie: forged })).status).toBe(401);
  expect((await post(host, '/mail/entrer', '', { origin: 'https://autre.example' })).status).toBe(403);
  expect((await ask(host.port, '/mail', { method: 'DELETE' })).status).toBe(405);
});

test('passwords cannot be tried without end, and a hash tells its password and nothing else', async () => {
  const host = await startTestHost({ passwordHash });
  const statuses = [];
  for (let index = 0; index < 8; index += 1) statuses.push((await knock(host, `essai ${index}`)).status);
  expect(statuses.at(-1)).toBe(429);
  expect([isPasswordHash(passwordHash), isPasswordHash(PASSWORD)]).toEqual([true, false]);
  expect(passwordHash).not.toMatch(/[$\s"'#]/);
  expect(await isPassword('Fil à fil', passwordHash)).toBe(false);
});

test('the owner reads, handles, resumes, exports and removes messages', async () => {
  const { host, id, get, act } = await enter();
  expect((await get('/mail')).text).toContain('1 message(s)');
  const message = await get(`/mail/${id}`);
  expect(message.text).toContain(fields.message.split('\n')[1]);
  expect(message.text).toContain('mailto:awa%40exemple.org');

  expect((await act('traiter')).status).toBe(303);
  expect(
    [(await get('/mail')).text, (await get('/mail?vue=traites')).text].map((text) => text.includes(id)),
  ).toEqual([false, true]);
  await act('reprendre');
  expect(host.spool.find(id)).toBe('new');
  const csv = await get('/mail/export.csv');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.text).toMatch(
    /^\ufeff"Date";.*\r\n".*";"new";"Message de Awa Diop \(Kora SARL\)";"Awa Diop";"awa@/,
  );
  await act('supprimer');
  expect([host.spool.find(id), (await act('traiter')).status]).toEqual([undefined, 404]);
});

test('beside a relay, what it still has to take stays with it; what it refused can be sent again', async () => {
  const { host, id, get, act } = await enter({ hasRelay: true });
  expect((await get('/mail')).text).toContain('en attente d’envoi');
  expect((await act('traiter')).status).toBe(409);
  await host.spool.settle(id, 'failed');
  expect((await get('/mail')).text).toContain('refusé par le service SMTP');
  await act('renvoyer');
  expect(host.spool.find(id)).toBe('new');
  await host.spool.settle(id, 'sent');
  await act('traiter');
  await act('reprendre');
  expect(host.spool.find(id)).toBe('sent');
});

test('nothing a visitor writes becomes part of a page or a formula', async () => {
  const { host, id, get } = await enter();
  await host.send({ ...fields, sujet: HOSTILE, organisation: HOSTILE, noms: [HOSTILE], message: '=1+1' });
  const pages = await Promise.all(['/mail', `/mail/${id}`].map(get));
  for (const { text, headers } of pages) {
    expect(text).not.toContain('<script');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toMatch(/\bsrc=/);
  }
  expect((await get('/mail/export.csv')).text).toContain(`;"'=1+1"`);
});

test('a message that is not there is not found, and a foreign file does no harm', async () => {
  const { host, get } = await enter();
  const broken = '20261121T080000000Z-00000000000000000000000000000000';
  writeFileSync(join(host.mailDir, 'new', 'autre.eml'), 'Subject: autre\r\n\r\nautre');
  writeFileSync(join(host.mailDir, 'new', `${broken}.eml`), 'cassé');
  const list = await get('/mail');
  expect([list.status, list.text.match(/<li>/g)?.length]).toEqual([200, 1]);
  for (const name of ['autre', '..%2f..%2fetc%2fpasswd', broken]) {
    expect((await get(`/mail/${name}`)).status).toBe(404);
  }
});
