import { connect, type Socket } from 'node:net';
import type { Context } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPlaces, limitMessages } from '../src/app/network';
import { boundBodies } from '../src/app/read-body';
import { ask } from './support/ask';
import { fields, json, urlencoded } from './support/site';
import { startTestHost } from './support/test-host';

type Host = Awaited<ReturnType<typeof startTestHost>>;
const from = (host: Host, address: string) => host.send(fields, { ...json, 'x-forwarded-for': address });

/** A plain form of somebody's. */
function form(host: Host, own: object, headers: object = {}) {
  const visitor = { formulaire: 'contact', name: 'Awa', email: 'a@b.org', ...own };
  const sent = { ...urlencoded, 'x-forwarded-for': '203.0.113.7', ...headers };
  const body = new URLSearchParams(visitor).toString();
  return ask(host.port, '/api/mailer/formulaire', { method: 'POST', headers: sent, body });
}

/** A message whose body does not come. */
const unfinished = (address: string) =>
  `POST /api/mailer/send-email/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nX-Forwarded-For: ${address}\r\n` +
  `Authorization: ${json.authorization}\r\nContent-Length: 500\r\n\r\n{`;

function open(host: Host, count: number): Socket[] {
  const sockets = Array.from({ length: count }, () =>
    connect(host.port, '127.0.0.1').on('error', () => undefined),
  );
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  return sockets;
}

test('an address that sends too often is told when to come back, before its message is read; others are not concerned', async () => {
  const host = await startTestHost({ settings: { rateLimit: 3 } });
  for (const socket of open(host, 3)) socket.write(unfinished('203.0.113.7'));
  const text = expect.stringContaining('"too-many"');
  const refused = { status: 429, headers: { 'retry-after': '60' }, text };
  await expect.poll(() => from(host, '203.0.113.7')).toMatchObject(refused);
  expect((await from(host, '198.51.100.1')).status).toBe(202);
});

test('a form that comes too often is given back to the letter, with when to try again and the other ways', async () => {
  const host = await startTestHost({ settings: { rateLimit: 1 } });
  const send = () => form(host, { message: 'Été ?' });
  expect((await send()).status).toBe(200);
  const text = expect.stringMatching(/Attendez\.[^]*mailto:[^]*%C3%89t%C3%A9[^]*wa\.me[^]*Message : Été \?/);
  expect(await send()).toMatchObject({ status: 429, headers: { 'retry-after': '60' }, text });
});

test('a network’s messages come after first ones, past twenty an hour after all, past three hundred a day not at all; no address is kept for it', () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const kept = vi.spyOn(Map.prototype, 'set');
  onTestFinished(() => kept.mockRestore());
  const [givePlace, unlimited] = [createPlaces(), limitMessages(0)];
  const given = Array.from({ length: 22 }, () => givePlace('a', false));
  expect([0, 1, 19, 20, 21].map((index) => given[index]).join()).toBe('0000,0001,0019,1020,1021');
  expect([givePlace('b', false), givePlace('c', true), givePlace('b', true)].join()).toBe('0000,1000,1001');
  vi.advanceTimersByTime(60 * 60_000);
  expect(givePlace('a', false)).toBe('0022');
  for (let count = 23; count < 300; count += 1) unlimited(givePlace('a', false) && 'a');
  const refusal = expect.objectContaining({ status: 429, code: 'too-many-today' });
  expect(() => givePlace('a', false)).toThrow(refusal);
  expect(givePlace('d', false)).toBe('0000');
  vi.advanceTimersByTime(23 * 60 * 60_000);
  expect(givePlace('a', false)).toBe('0000');
  expect(kept.mock.calls.flat()).not.toContain('a');
});

test('all /64s of one /48 are one network for the day, and robots’ forms go out marked, last', async () => {
  const host = await startTestHost({ settings: { rateLimit: 30, trap: 'vide' } });
  const origin = { origin: `http://127.0.0.1:${host.port}`, host: `127.0.0.1:${host.port}` };
  const answers = [
    await form(host, { message: 'a' }, { ...origin, 'x-forwarded-for': '2001:db8:1:1::1' }),
    await form(host, { message: 'b', vide: 'x' }, { ...origin, 'x-forwarded-for': '2001:db8:1:2::1' }),
    await form(host, { message: 'c', vide: ' ' }, { 'x-forwarded-for': '2001:db8:1:3::1' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const places = host.names().map((name) => name.slice(20, 24));
  expect(places.sort().join()).toBe('0000,1001,1002');
  const marked = host
    .mails()
    .flatMap((mail) => /X-Spam-Flag: YES[^]*Message : (\w)/.exec(`${mail}`)?.[1] ?? []);
  expect(marked.sort()).toEqual(['b', 'c']);
});

test('bodies under way have 32 MiB in all, a quarter of it for small ones; one that ends makes room', async () => {
  const bound = boundBodies();
  const [ends, codes] = [[] as (() => void)[], [] as unknown[]];
  function come(bytes?: number): void {
    const context = { req: { header: () => bytes && String(bytes) } } as unknown as Context;
    const under = bound(context, () => new Promise<void>((resolve) => ends.push(resolve)));
    void under.catch(({ status, code }: { status: number; code: string }) => codes.push([status, code]));
  }
  for (let index = 0; index < 200; index += 1) come(index % 2 ? 190_000 : undefined);
  await expect.poll(() => codes.length).toBe(200 - ends.length);
  expect([ends.length, codes[0]]).toEqual([65, [503, 'busy']]);
  come(8_000);
  expect(ends.length).toBe(66);
  for (let index = 0; index < 2_000; index += 1) come(8_000);
  expect(ends.length).toBeLessThan(1_200);
  const before = ends.length;
  ends[0]?.();
  await expect.poll(() => (come(8_000), ends.length)).toBe(before + 1);
});

test('a body in single bytes is refused long before its end; one with two hosts, or of no HTTP that we speak, at once', async () => {
  const host = await startTestHost();
  const [head] = unfinished('203.0.113.7').split('Content-Length');
  const say = async (text: string) => {
    let said = '';
    const [socket] = open(host, 1);
    socket?.on('data', (chunk) => (said += chunk.toString())).write(text);
    await expect.poll(() => said).toMatch(/^HTTP\/1\.1 \d{3}/);
    return said.slice(9, 12);
  };
  expect(await say(`${head}Transfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(5_000)}`)).toBe('413');
  expect(await say('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')).toBe('400');
  expect(await say('GET / HTTP/2.0\r\nHost: a\r\n\r\n')).toBe('400');
});

test('a request cut short leaves nothing behind, and the host goes on', async () => {
  const host = await startTestHost();
  const [socket] = open(host, 1);
  socket?.write(unfinished('203.0.113.7'), () => socket.destroy());
  await expect.poll(() => host.logged.at(-1)).toMatchObject({ level: 'info', code: 'body-cut' });
  expect([(await host.send()).status, host.names().length]).toEqual([202, 1]);
});

test('whoever asks more than a hundred times in one go is cut off', async () => {
  const host = await startTestHost();
  const [socket] = open(host, 1);
  socket?.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3_000));
  await new Promise((cut) => socket?.once('close', cut));
});

test('a visitor is counted by the last address that a proxy of ours has added, a household of IPv6 as one', async () => {
  const host = await startTestHost({ settings: { rateLimit: 1, trustedProxies: ['10.0.0.0/8'] } });
  for (const [first = '', ...same] of [
    ['203.0.113.7', '203.0.113.7:5678', '::ffff:203.0.113.7', '::ffff:cb00:7107'],
    ['203.0.113.8', '198.51.100.1, 203.0.113.8, 10.1.2.3'],
    ['2001:0DB8:0::1', '[2001:db8::9]:443'],
    ['2001:db8:0:1::1'],
    ['fe80::1%eth0', 'fe80::2'],
    ['', '127.0.0.1'],
    ['n_importe', 'autre'],
  ]) {
    expect([first, (await from(host, first)).status]).toEqual([first, 202]);
    for (const address of same) expect([address, (await from(host, address)).status]).toEqual([address, 429]);
  }
});
