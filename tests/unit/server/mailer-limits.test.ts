import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailerPath } from '@/lib/mailer/config';
import { createRateLimit } from '@/server/mailer/rate-limit';
import { MAX_BODY_BYTES } from '@/server/mailer/read-body';
import { eventually } from './support/eventually';
import { ask } from './support/http';
import { fields, headers, startTestHost } from './support/test-host';

const bodyOf = (bytes: number) => {
  const empty = JSON.stringify({ ...fields, message: '' }).length;
  return { ...fields, message: 'x'.repeat(bytes - empty) };
};

test('a body of 256 KiB is kept, one byte more is refused', async () => {
  const host = await startTestHost();
  expect((await host.send(bodyOf(MAX_BODY_BYTES))).status).toBe(202);
  const answer = await host.send(bodyOf(MAX_BODY_BYTES + 1));
  expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([413, 'body-too-large']);
});

test('a body that does not tell its size is cut off at the same limit', async () => {
  const host = await startTestHost();
  const chunked = { ...headers, 'transfer-encoding': 'chunked' };
  expect((await host.send(fields, { headers: chunked })).status).toBe(202);
  const answer = await host.send('x'.repeat(5 * MAX_BODY_BYTES), { headers: chunked });
  expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([413, 'body-too-large']);
});

test('a request cut short leaves nothing behind, and the host goes on', async () => {
  const host = await startTestHost();
  await new Promise<void>((resolve) => {
    const socket = connect(host.port, '127.0.0.1', () => {
      const start = `POST ${mailerPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
      socket.write(
        `${start}Authorization: ${headers.authorization}\r\nContent-Length: 500\r\n\r\n{"sender_`,
        () => socket.destroy(),
      );
    });
    socket.on('close', () => resolve());
  });
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
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(20);
  expect((await from('198.51.100.1')).status).toBe(202);
  // What a visitor claims counts for nothing beside what the proxy on this machine adds last.
  expect((await from('198.51.100.9, 203.0.113.7')).status).toBe(429);
  for (const address of ['2001:db8::1', '2001:db8:0:0:1::2', '2001:db8::ffff:3']) await from(address, 1);
  expect((await from('2001:db8::4')).status).toBe(429);
  expect((await from('2001:db8:0:1::1')).status).toBe(202);
});

test('the limit is given back over time, and 0 lifts it', () => {
  let nowMs = 0;
  const seconds = createRateLimit(6, () => nowMs);
  expect(Array.from({ length: 7 }, () => seconds('a'))).toEqual([0, 0, 0, 0, 0, 0, 10]);
  nowMs += 10_000;
  expect([seconds('a'), seconds('a')]).toEqual([0, 10]);
  nowMs += 3_600_000;
  expect(Array.from({ length: 7 }, () => seconds('a'))).toEqual([0, 0, 0, 0, 0, 0, 10]);
  const free = createRateLimit(0);
  expect(Array.from({ length: 1000 }, () => free('a')).every((wait) => wait === 0)).toBe(true);
});

test('a flood from ever new addresses is counted in bounded memory', () => {
  const seconds = createRateLimit(1);
  seconds('first');
  expect(seconds('first')).toBeGreaterThan(0);
  for (let index = 0; index < 10_000; index += 1) seconds(`${index}`);
  expect(seconds('first')).toBe(0);
});

test('only so many messages are held in memory at once; the next is told to come back', async () => {
  const host = await startTestHost();
  const start = ({ length = 500 }) =>
    `POST ${mailerPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n` +
    `Authorization: ${headers.authorization}\r\nContent-Length: ${length}\r\n\r\n{`;
  const sockets = Array.from({ length: 256 }, () =>
    connect(host.port, '127.0.0.1').on('error', () => undefined),
  );
  for (const socket of sockets) socket.write(start({}));
  const refused = async () => {
    const { status, headers: received, text } = await host.send(fields);
    return [status, received['retry-after'], JSON.parse(text).error?.code];
  };
  await eventually(refused).toEqual([503, '5', 'busy']);
  for (const socket of sockets) socket.destroy();
  await eventually(async () => (await host.send(fields)).status).toBe(202);
});

test('a client that stops halfway is cut off', async () => {
  const host = await startTestHost();
  expect(host.server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(host.server.requestTimeout).toBe(60_000);
  expect(host.server.timeout).toBe(120_000);
  expect(host.server.maxConnections).toBeGreaterThan(0);

  host.server.requestTimeout = 20;
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(host.port, '127.0.0.1', () =>
      socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Le'),
    );
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
  });
  expect(answer).toContain('408 Request Timeout');
});

test('what cannot be stored is never accepted, and is accepted once it can', async () => {
  const host = await startTestHost();
  const folder = join(host.mailDir, 'tmp');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'in the way');
  const answer = await host.send(fields);
  expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([503, 'not-stored']);
  expect(host.logged.at(-1)).toMatchObject({ level: 'error', cause: 'ENOTDIR' });

  rmSync(folder);
  const health = await ask(host.port, '/healthz');
  expect([health.status, JSON.parse(health.text)]).toEqual([503, { status: 'error', relay: 'off' }]);

  mkdirSync(folder);
  chmodSync(folder, 0o700);
  expect((await host.send(fields)).status).toBe(202);
  const cured = await ask(host.port, '/healthz');
  expect([cured.status, JSON.parse(cured.text)]).toEqual([200, { status: 'ok', relay: 'off' }]);
});
