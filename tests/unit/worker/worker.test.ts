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
/** Longer than a header's line may be, and of several lines. */
const LONG_NAME = `Awa\r\n<Diop> ${'a'.repeat(450)}`;

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

/** Notes what is given up. */
const LOST = `export default { async queue({ messages }, { LOST }) {
  await LOST.fetch('http://lost/', { method: 'POST', body: JSON.stringify(messages.map(({ body }) => body.id)) });
} }`;

/** A queue that keeps on disk what it gets, as the platform's does and its imitation does not; hands it on when asked. */
const DISK = `import { WorkerEntrypoint } from 'cloudflare:workers';
export class Disk extends WorkerEntrypoint {
  send(mail) { return this.env.KEPT.put(mail.id, JSON.stringify(mail)); }
}
export default { async fetch(_, { KEPT, COURRIER }) {
  for (const { name } of (await KEPT.list()).keys) await COURRIER.send(await KEPT.get(name, 'json'));
  return new Response();
} }`;

type Options = { provider?: string; maxRetries?: number; aMinute?: number; disk?: string };

/** The platform on this machine, with its queue. */
function startWorker({ provider = 'resend', maxRetries = 20, aMinute = 1000, disk }: Options = {}) {
  const { port } = service.address() as AddressInfo;
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
        ratelimits: { MAIL_LIMIT: { simple: { limit: aMinute, period: 60 } } },
        ...(disk
          ? { serviceBindings: { MAIL_QUEUE: { name: 'disque', entrypoint: 'Disk' } } }
          : { queueProducers: { MAIL_QUEUE: 'courrier' } }),
        queueConsumers: {
          courrier: { maxBatchSize: 5, maxBatchTimeout: 0, maxRetries, deadLetterQueue: 'perdu' },
        },
      },
      {
        name: 'perdu',
        modules: true,
        script: LOST,
        compatibilityDate: '2025-11-01',
        queueConsumers: { perdu: { maxBatchTimeout: 0 } },
        serviceBindings: {
          LOST: async (request: Request) => {
            lost.push(...((await request.json()) as string[]));
            return new Response();
          },
        },
      },
      {
        name: 'disque',
        modules: true,
        script: DISK,
        compatibilityDate: '2025-11-01',
        kvNamespaces: ['KEPT'],
        queueProducers: { COURRIER: 'courrier' },
      },
    ],
    kvPersist: disk ?? false,
  });
  onTestFinished(() => platform.dispose().catch(() => undefined));
  const own = { origin: ORIGIN, authorization: publicToken(), 'content-type': 'application/json' };
  const post = (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    platform.dispatchFetch(`https://courrier.exemple.com${mailerPath}`, {
      method,
      headers: { ...own, ...headers },
      body: JSON.stringify(body),
    });
  return { platform, post };
}

test('Resend and Brevo get their documented JSON: from the site, answered to the visitor, the wish as a letter', async () => {
  await startWorker().post({ ...fields, noms: [LONG_NAME] });
  await eventually(() => received.length).toBe(1);
  await startWorker({ provider: 'brevo' }).post({ ...fields, noms: [LONG_NAME] });
  await eventually(() => received.length).toBe(2);
  const [resend, brevo] = received;

  expect(resend?.headers).toMatchObject({ authorization: 'Bearer secret' });
  expect(resend?.body).toMatchObject({
    from: expect.stringMatching(/ <site@atelier-trame\.com>$/) as string,
    to: ['un@atelier-trame.com', 'deux@atelier-trame.com'],
    reply_to: expect.stringMatching(/^Awa Diop a{189} <awa@exemple\.org>$/) as string,
    subject: expect.stringMatching(/^Message de Awa <Diop> a{178}$/) as string,
    text: expect.stringContaining(fields.message) as string,
  });
  expect(brevo?.headers).toMatchObject({ 'api-key': 'secret' });
  expect(brevo?.body).toMatchObject({
    sender: { email: 'site@atelier-trame.com' },
    to: [{ email: 'un@atelier-trame.com' }, { email: 'deux@atelier-trame.com' }],
    replyTo: { email: 'awa@exemple.org', name: `Awa <Diop> ${'a'.repeat(189)}` },
    subject: resend?.body.subject,
    textContent: resend?.body.text,
  });
});

test('every message answered 202 arrives once, while the service refuses and breaks off, with nothing of the memory of before', async () => {
  const disk = mkdtempSync(join(folder, 'file-'));
  const before = startWorker({ disk });
  const accepted = await Promise.all(
    Array.from({ length: 10 }, async (_, n) => {
      const answer = await before.post({ ...fields, message: `Message ${n}` });
      expect(answer.status).toBe(202);
      return ((await answer.json()) as { id: string }).id;
    }),
  );
  await before.platform.dispose();
  expect(received).toEqual([]);

  answers = Array.from({ length: 20 }, (_, n) => [500, 429, 401, 0, 200][n % 5] ?? 200);
  const after = startWorker({ disk });
  const keeper: unknown = await after.platform.getWorker('disque');
  await (keeper as { fetch: typeof fetch }).fetch('http://disque/');
  await eventually(() => received.length, 30_000).toBe(10);
  expect(received.map(({ headers }) => headers['idempotency-key']).sort()).toEqual(accepted.sort());
  expect(lost).toEqual([]);
});

test('an address that sends too often is told when to come back; others are not concerned', async () => {
  const { post } = startWorker({ aMinute: 2 });
  const from = async (address: string) => {
    const answer = await post({}, { 'cf-connecting-ip': address });
    return [answer.status, answer.headers.get('retry-after')];
  };
  for (const status of [422, 422]) expect(await from('203.0.113.7')).toEqual([status, null]);
  expect(await from('203.0.113.7')).toEqual([429, '60']);
  expect(await from('198.51.100.1')).toEqual([422, null]);
});

test('a message the service never takes is kept apart, and holds back no other', async () => {
  const { post } = startWorker({ maxRetries: 2 });
  answers = [422, 422, 422];
  const refused = (await (await post(fields)).json()) as { id: string };
  await eventually(() => lost, 20_000).toEqual([refused.id]);
  await post({ ...fields, message: 'Un autre' });

  await eventually(() => received.at(-1)?.body.text).toContain('Un autre');
});

test('the contract is the host’s: what it refuses is refused here, and a page of the site may ask', async () => {
  const { post } = startWorker();
  const refused = await post(fields, { authorization: 'Token autre' });
  expect([refused.status, await refused.json()]).toMatchObject([403, { error: { code: 'token-refused' } }]);
  const preflight = await post(undefined, {}, 'OPTIONS');
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN]);
  expect(received).toEqual([]);
});
