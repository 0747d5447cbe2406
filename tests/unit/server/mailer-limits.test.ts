import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mailerPath } from '@/lib/rules/lead/mailer';
import { clientAddress, trustProxies } from '@/server/kit/client-address';
import { createRateLimit } from '@/server/kit/rate-limit';
import { MAX_BODY_BYTES } from '@/server/mailer/contract';
import { eventually } from './support/eventually';
import { ask } from './support/http';
import { fields, headers, startTestHost } from './support/test-host';

const bodyOf = (bytes: number) => {
  const empty = JSON.stringify({ ...fields, message: '' }).length;
  return { ...fields, message: 'x'.repeat(bytes - empty) };
};

/** A message whose body does not come. */
const unfinished = (address: string) =>
  `POST ${mailerPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nX-Forwarded-For: ${address}\r\n` +
  `Authorization: ${headers.authorization}\r\nContent-Length: 500\r\n\r\n{`;

test('a body of 64 KiB is kept, one byte more is refused, whether it tells its size or not', async () => {
  const host = await startTestHost();
  const chunked = { ...headers, 'transfer-encoding': 'chunked' };
  for (const own of [headers, chunked]) {
    expect((await host.send(bodyOf(MAX_BODY_BYTES), { headers: own })).status).toBe(202);
    const answer = await host.send(bodyOf(MAX_BODY_BYTES + 1), { headers: own });
    expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([413, 'body-too-large']);
  }
});

test('a request cut short leaves nothing behind, and the host goes on', async () => {
  const host = await startTestHost();
  const socket = connect(host.port, '127.0.0.1');
  socket.write(unfinished('203.0.113.7'), () => socket.destroy());
  await eventually(() => host.logged).toContainEqual(expect.objectContaining({ code: 'body-cut' }));
  expect((await host.send(fields)).status).toBe(202);
  expect(await host.spool.list('new')).toHaveLength(1);
});

test('an address that sends too often is told when to come back; others are not concerned', async () => {
  const host = await startTestHost({ rateLimit: 3 });
  const from = (address: string, index = 0) =>
    host.send({ ...fields, message: `${index}` }, { headers: { ...headers, 'x-forwarded-for': address } });
  for (const index of [1, 2, 3]) expect((await from('203.0.113.7', index)).status).toBe(202);
  const answer = await from('203.0.113.7', 4);
  expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([429, 'too-many']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('198.51.100.1')).status).toBe(202);
});

test('the limit is given back over time, 0 lifts it, and a flood is counted in bounded memory', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const seconds = createRateLimit(6);
  const seven = () => Array.from({ length: 7 }, () => seconds('a'));
  expect(seven()).toEqual([0, 0, 0, 0, 0, 0, 10]);
  vi.advanceTimersByTime(10_000);
  expect([seconds('a'), seconds('a')]).toEqual([0, 10]);
  vi.advanceTimersByTime(3_600_000);
  expect(seven()).toEqual([0, 0, 0, 0, 0, 0, 10]);
  for (let index = 0; index < 10_000; index += 1) seconds(`${index}`);
  expect(seconds('a')).toBe(0);
  const free = createRateLimit(0);
  expect(Array.from({ length: 1000 }, () => free('a')).every((wait) => wait === 0)).toBe(true);
});

test('an address sends eight bodies at once at most, however slow; others are not concerned', async () => {
  const host = await startTestHost();
  const sockets = Array.from({ length: 72 }, (_, index) => {
    const socket = connect(host.port, '127.0.0.1').on('error', () => undefined);
    socket.write(unfinished(`198.51.100.${index % 9}`));
    return socket;
  });
  const from = async (address: string) => {
    const answer = await host.send(fields, { headers: { ...headers, 'x-forwarded-for': address } });
    return [answer.status, answer.headers['retry-after']];
  };
  await eventually(() => from('198.51.100.8')).toEqual([429, '5']);
  expect(await from('203.0.113.9')).toEqual([202, undefined]);
  for (const socket of sockets) socket.destroy();
  await eventually(async () => (await from('198.51.100.8'))[0]).toBe(202);
});

test('one address has so many connections at most', async () => {
  const host = await startTestHost({ isTrusted: () => false });
  const sockets = Array.from({ length: 200 }, () => connect(host.port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await expect(host.get('/')).rejects.toThrow();
  for (const socket of sockets) socket.destroy();
  await eventually(() => host.get('/').catch(() => ({ status: 0 }))).toMatchObject({ status: 200 });
});

test('a visitor is counted by the last address that a proxy of ours has added; a stranger’s claims count for nothing', () => {
  const counted = (peer: string, forwarded: string) => {
    const request = { socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } };
    return clientAddress(request as unknown as IncomingMessage, trustProxies(['10.0.0.0/8']));
  };
  for (const [forwarded, address] of [
    ['203.0.113.7:5678', '203.0.113.7'],
    ['2001:0DB8:0::1', '2001:db8:0:0::/64'],
    ['[2001:db8::9]:443', '2001:db8:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['n’importe', '127.0.0.1'],
  ] as const)
    expect(counted('::ffff:127.0.0.1', forwarded)).toBe(address);
  expect(counted('192.0.2.3', '203.0.113.7')).toBe('192.0.2.3');
});

test('a client that stops halfway is cut off', async () => {
  const host = await startTestHost();
  // As long as a browser waits for its answer.
  expect(host.server.requestTimeout).toBe(60_000);
  host.server.requestTimeout = 20;
  let text = '';
  const socket = connect(host.port, '127.0.0.1').on('data', (chunk) => (text += chunk.toString()));
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Le');
  await once(socket, 'close');
  expect(text).toContain('408 Request Timeout');
});

test('what cannot be stored is never accepted, and is accepted once it can', async () => {
  const host = await startTestHost();
  const health = async () => {
    const { status, text } = await ask(host.port, '/healthz');
    return [status, JSON.parse(text)];
  };
  const refusal = async () => {
    const answer = await host.send(fields);
    return [answer.status, JSON.parse(answer.text).error?.code];
  };
  const folder = join(host.mailDir, 'tmp');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'in the way');
  expect(await refusal()).toEqual([503, 'not-stored']);
  expect(host.logged.at(-1)).toMatchObject({ level: 'error', cause: 'ENOTDIR' });
  expect(await health()).toEqual([503, expect.objectContaining({ status: 'error', cause: 'ENOTDIR' })]);

  rmSync(folder);
  mkdirSync(folder);
  const full = vi.spyOn(host.spool, 'readSpace').mockResolvedValue({ freeBytes: 0, isFull: true });
  expect(await refusal()).toEqual([503, 'disk-full']);
  expect(await health()).toEqual([503, expect.objectContaining({ status: 'error', cause: 'ENOSPC' })]);

  full.mockRestore();
  expect(await refusal()).toEqual([202, undefined]);
  expect(await health()).toEqual([200, expect.objectContaining({ status: 'ok', relay: 'off' })]);
});
