import { expect, test } from 'vitest';
import { mailerPath } from '@/lib/rules/lead/mailer';
import { ask } from './support/http';
import { fields, headers, startTestHost } from './support/test-host';

const SITE = 'https://trame.example';
const start = () => startTestHost({ allowedOrigins: [SITE] });

test('a preflight of an allowed site names what it may send', async () => {
  const host = await start();
  const asked = {
    origin: SITE,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  };
  const answer = await ask(host.port, mailerPath, { method: 'OPTIONS', headers: asked });
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': SITE,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '7200',
    vary: 'Origin',
  });
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
});

test('an allowed site may read the answer, be it a success or a refusal', async () => {
  const host = await start();
  for (const [body, status] of [
    [fields, 202],
    [{}, 422],
  ] as const) {
    const answer = await host.send(body, { headers: { ...headers, origin: SITE } });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, SITE]);
    expect(answer.headers.vary).toBe('Origin');
  }
});

test('the own site needs no permission, whatever the scheme a proxy speaks', async () => {
  const host = await start();
  for (const scheme of ['http', 'https']) {
    const origin = `${scheme}://127.0.0.1:${host.port}`;
    const answer = await host.send(fields, { headers: { ...headers, origin } });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([202, origin]);
  }
});

test.each([
  'https://autre.example',
  'http://trame.example',
  'https://trame.example.autre.example',
  'null',
  'n’importe',
])('another site (%s) is refused before and during', async (name) => {
  const host = await start();
  const origin = encodeURI(name);
  const preflight = await ask(host.port, mailerPath, { method: 'OPTIONS', headers: { origin } });
  const answer = await host.send(fields, { headers: { ...headers, origin } });
  for (const { status, headers: received } of [preflight, answer]) {
    expect([status, received['access-control-allow-origin'], received.vary]).toEqual([
      403,
      undefined,
      'Origin',
    ]);
  }
  expect(await host.spool.list('new')).toEqual([]);
});
