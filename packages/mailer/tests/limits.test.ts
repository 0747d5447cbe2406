import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clientAddress, limitMessages } from '../src/host/guards';
import { fields, json } from './support/site';
import { startTestHost } from './support/test-host';

type Host = Awaited<ReturnType<typeof startTestHost>>;
const from = (host: Host, address: string) => host.send(fields, { ...json, 'x-forwarded-for': address });

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

test('a minute later all addresses are forgotten, and 0 lifts the limit', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const [two, all] = [2, 0].map((max) => limitMessages(max, () => 'a'));
  const send = (limit = two) => limit?.({} as Context, async () => undefined);
  for (const _ of [1, 2]) void send();
  expect(() => send()).toThrow();
  vi.advanceTimersByTime(60_000);
  for (const limit of [two, all, all, all]) expect(() => send(limit)).not.toThrow();
});

test('a request cut short leaves nothing behind, and the host goes on', async () => {
  const host = await startTestHost();
  const [socket] = open(host, 1);
  socket?.write(unfinished('203.0.113.7'), () => socket.destroy());
  await expect.poll(() => host.logged.at(-1)).toMatchObject({ level: 'info', code: 'body-cut' });
  expect([(await host.send()).status, host.names().length]).toEqual([202, 1]);
});

test('one address has two hundred connections at most, a proxy of ours more', async () => {
  const host = await startTestHost();
  const proxied = open(host, 300);
  await Promise.all(proxied.map((socket) => once(socket, 'connect')));
  expect((await host.get('/healthz')).status).toBe(200);
  for (const socket of proxied) socket.destroy();

  vi.spyOn(proxyAddr, 'compile').mockReturnValueOnce(() => false);
  const stranger = await startTestHost();
  const sockets = open(stranger, 200);
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await expect(stranger.get('/healthz')).rejects.toThrow();
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await stranger.get('/healthz').catch(() => undefined))?.status).toBe(200);
});

test('a client that stops halfway is cut off', async () => {
  const host = await startTestHost();
  host.server.requestTimeout = host.server.headersTimeout = 20;
  let text = '';
  const [socket] = open(host, 1);
  socket?.on('data', (chunk) => (text += chunk.toString())).write('POST / HTTP/1.1\r\nHost: a\r\nContent-Le');
  await expect.poll(() => text).toContain('408 Request Timeout');
});

test('a visitor is counted by the last address that a proxy of ours has added, a household of IPv6 as one', () => {
  const isTrusted = proxyAddr.compile(['loopback', '10.0.0.0/8']);
  function counted(remoteAddress: string, forwarded: string): string {
    const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
    return clientAddress(request as unknown as IncomingMessage, isTrusted);
  }
  for (const [address = '', ...all] of [
    ['203.0.113.7', '203.0.113.7:5678', '::ffff:203.0.113.7', '::ffff:cb00:7107'],
    ['203.0.113.7', '198.51.100.1, 203.0.113.7, 10.1.2.3'],
    ['2001:db8:0:0::/64', '2001:0DB8:0::1', '[2001:db8::9]:443'],
    ['fe80:0:0:0::/64', 'fe80::1%eth0'],
    ['127.0.0.1', 'n’importe', ''],
  ])
    for (const forwarded of all) expect(counted('::ffff:127.0.0.1', forwarded)).toBe(address);
  expect(counted('192.0.2.3', '203.0.113.7')).toBe('192.0.2.3');
});
