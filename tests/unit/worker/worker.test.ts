import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { mailerPath, publicToken } from '@/lib/rules/lead/mailer';
import { bundleWorker } from '@/publish/hosts/bundle';
import { eventually } from '../server/support/eventually';
import { fields } from '../server/support/test-host';

type Sent = { headers: IncomingHttpHeaders; body: Record<string, unknown> };

const folder = mkdtempSync(join(tmpdir(), 'trame-worker-'));
const script = join(folder, 'worker.mjs');
const ORIGIN = 'https://www.atelier-trame.com';

/** What the mail service took, and what it answers to its next requests: 200 once there is nothing left, 0 is to break off. */
let received: Sent[] = [];
let answers: number[] = [];
let lost: string[] = [];

const service = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    const status = answers.shift() ?? 200;
    if (status === 200)
      received.push({ headers: request.headers, body: JSON.parse(text) as Record<string, unknown> });
    if (status === 0) request.socket.destroy();
    else response.writeHead(status).end('{}');
  });
});

beforeAll(async () => {
  await bundleWorker(script);
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  service.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  received = [];
  answers = [];
  lost = [];
});

/** The platform on this machine, with its queue; a second worker notes what is given up. */
function startWorker(provider = 'resend', maxRetries = 20) {
  const { port } = service.address() as AddressInfo;
  const lostService = `export default { async queue({ messages }, { LOST }) {
    await LOST.fetch('http://lost/', { method: 'POST', body: JSON.stringify(messages.map(({ body }) => body.id)) });
  } }`;
  const platform = new Miniflare({
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) =>
      [stdout, stderr].forEach((output) => output.resume()),
    workers: [
      {
        name: 'courrier',
        modules: true,
        script: readFileSync(script, 'utf8'),
        compatibilityDate: '2025-11-01',
        compatibilityFlags: ['nodejs_compat'],
        bindings: {
          MAIL_PROVIDER: provider,
          MAIL_API_KEY: 'secret',
          MAIL_API_URL: `http://127.0.0.1:${port}/`,
          MAIL_FROM: 'site@atelier-trame.com',
          MAIL_TO: 'un@atelier-trame.com, deux@atelier-trame.com',
          MAILER_ALLOWED_ORIGINS: ORIGIN,
        },
        queueProducers: { MAIL_QUEUE: 'courrier' },
        queueConsumers: {
          courrier: { maxBatchSize: 5, maxBatchTimeout: 0, maxRetries, deadLetterQueue: 'perdu' },
        },
      },
      {
        name: 'perdu',
        modules: true,
        script: lostService,
        compatibilityDate: '2025-11-01',
        queueConsumers: { perdu: { maxBatchTimeout: 0 } },
        serviceBindings: {
          LOST: async (request: Request) => {
            lost.push(...((await request.json()) as string[]));
            return new Response();
          },
        },
      },
    ],
  });
  onTestFinished(() => platform.dispose());
  const post = (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    platform.dispatchFetch(`https://courrier.exemple.com${mailerPath}`, {
      method,
      headers: {
        origin: ORIGIN,
        authorization: publicToken(),
        'content-type': 'application/json',
        ...headers,
      },
      body: method === 'POST' ? (typeof body === 'string' ? body : JSON.stringify(body)) : undefined,
    });
  return { platform, post };
}

test('Resend and Brevo get their documented JSON: from the site, answered to the visitor, the wish as a letter', async () => {
  await startWorker('resend').post(fields);
  await eventually(() => received.length).toBe(1);
  await startWorker('brevo').post(fields);
  await eventually(() => received.length).toBe(2);
  const [resend, brevo] = received;

  expect(resend?.headers).toMatchObject({ authorization: 'Bearer secret' });
  expect(resend?.body).toMatchObject({
    from: expect.stringMatching(/ <site@atelier-trame\.com>$/) as string,
    to: ['un@atelier-trame.com', 'deux@atelier-trame.com'],
    reply_to: 'Awa Diop <awa@exemple.org>',
    subject: expect.stringContaining('Awa Diop') as string,
    text: expect.stringContaining(fields.message) as string,
  });
  expect(brevo?.headers).toMatchObject({ 'api-key': 'secret' });
  expect(brevo?.body).toMatchObject({
    sender: { email: 'site@atelier-trame.com' },
    to: [{ email: 'un@atelier-trame.com' }, { email: 'deux@atelier-trame.com' }],
    replyTo: { email: 'awa@exemple.org', name: 'Awa Diop' },
    subject: resend?.body.subject,
    textContent: resend?.body.text,
  });
});

test('every message answered 202 arrives, once each, while the service refuses and breaks off', async () => {
  const { post } = startWorker();
  answers = Array.from({ length: 40 }, (_, n) => [500, 429, 401, 0, 200][n % 5] ?? 200);
  const accepted = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const answer = await post({ ...fields, message: `Message ${n}` });
      expect(answer.status).toBe(202);
      return ((await answer.json()) as { id: string }).id;
    }),
  );
  const keys = () => received.map(({ headers }) => headers['idempotency-key']);
  await eventually(() => keys().length, 30_000).toBe(20);

  expect(keys().sort()).toEqual(accepted.sort());
  expect(lost).toEqual([]);
});

test('a message the service never takes is kept apart, and holds back no other', async () => {
  const { post } = startWorker('resend', 2);
  answers = [422, 422, 422];
  const refused = (await (await post(fields)).json()) as { id: string };
  await eventually(() => lost, 20_000).toEqual([refused.id]);
  await post({ ...fields, message: 'Un autre' });

  await eventually(() => received.at(-1)?.body.text).toContain('Un autre');
});

test('refuses what the contract refuses, with the same codes', async () => {
  const { post } = startWorker();
  const codeOf = async (answer: Awaited<ReturnType<typeof post>>) => [
    answer.status,
    ((await answer.json()) as { error: { code: string } }).error.code,
  ];

  expect(await codeOf(await post(fields, { authorization: 'Token autre' }))).toEqual([403, 'token-refused']);
  expect(await codeOf(await post(fields, { origin: 'https://autre.org' }))).toEqual([403, 'origin-refused']);
  expect(await codeOf(await post({}))).toEqual([422, 'field-missing']);
  expect(await codeOf(await post('{'))).toEqual([400, 'json-invalid']);
  expect(await codeOf(await post(fields, { 'content-type': 'text/plain' }))).toEqual([415, 'type-refused']);
  expect(await codeOf(await post('x'.repeat(65 * 1024)))).toEqual([413, 'body-too-large']);
  expect(await codeOf(await post(undefined, {}, 'GET'))).toEqual([405, 'method-refused']);
  expect(received).toEqual([]);

  const preflight = await post(undefined, {}, 'OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
});
