import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import express, { type Express } from 'express';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeArticle, loadSample, readSample } from '../../support/articles';
import { openWith } from '../../support/database';

type Scheme = { name: string; glue: string };
type Signatures = {
  WAVE: Scheme;
  FEDAPAY: Scheme;
  isAuthentic: (rawBody: Buffer, header: string, secret: string, scheme: Scheme) => boolean;
};
type Request = { get: (header: string) => string | undefined };
type Provider = { name: string; signs: boolean; isAuthentic: (rawBody: Buffer, req: Request) => boolean };
type Receiver = { receiveNotices: (app: Express, db: unknown, provider: Provider) => void };

const SECRET = 'shared';

/** The header of a notice as Wave (`v1`, no dot) and FedaPay (`s`, a dot) write it. */
function sign(body: string, { name, glue }: Scheme, { secondsAgo = 0, secret = SECRET } = {}): string {
  const time = Math.floor(Date.now() / 1000) - secondsAgo;
  const signature = createHmac('sha256', secret).update(`${time}${glue}${body}`).digest('hex');
  return `t=${time},${name}=${signature}`;
}

describeArticle('mobile-money', () => {
  let db: PGlite;
  let server: Server;
  let wave: Scheme;

  beforeEach(async () => {
    db = await openWith(readSample('mobile-money/paiement.sql'));
    const { WAVE, isAuthentic } = await loadSample<Signatures>('mobile-money/signature.ts');
    wave = WAVE;
    const app = express();
    const { receiveNotices } = await loadSample<Receiver>('mobile-money/webhook.ts');
    receiveNotices(app, db, {
      ...{ name: 'wave', signs: true },
      isAuthentic: (rawBody, req) => isAuthentic(rawBody, req.get('Wave-Signature') ?? '', SECRET, WAVE),
    });
    receiveNotices(app, db, { name: 'momo', signs: false, isAuthentic: () => true });
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterEach(() => void server.close());

  /** The status that answers a notice. */
  async function notify(provider: string, body: string, signature = '', method = 'POST'): Promise<number> {
    const { port } = server.address() as AddressInfo;
    const headers = { 'Content-Type': 'application/json', 'Wave-Signature': signature };
    return (await fetch(`http://127.0.0.1:${port}/webhooks/${provider}`, { method, body, headers })).status;
  }

  const toDo = async () =>
    (
      await db.query<{ body: string }>(
        'SELECT body FROM webhook_event WHERE processed_at IS NULL ORDER BY received_at, body',
      )
    ).rows.map(({ body }) => body);

  test('a notice that is forged, changed, old or unsigned is refused, and leaves nothing to do', async () => {
    const refused = [
      sign('{}', wave, { secret: 'other' }),
      sign('{"amount":1}', wave),
      sign('{}', wave, { secondsAgo: 600 }),
      't=,v1=',
      '',
    ];
    for (const signature of refused) expect(await notify('wave', '{}', signature)).toBe(401);
    expect(await toDo()).toEqual([]);
  });

  test('two notices of one number are both kept, a repeat once, and the queue says what is left', async () => {
    const [pending, succeeded] = [
      '{"id":"7","status":"pending"}',
      '{"id":"7","status":"succeeded"}',
    ] as const;
    for (const body of [pending, succeeded, succeeded])
      expect(await notify('wave', body, sign(body, wave))).toBe(200);
    expect(await toDo()).toEqual([pending, succeeded]);
    await db.query('UPDATE webhook_event SET processed_at = now() WHERE body = $1', [pending]);
    expect(await toDo()).toEqual([succeeded]);
  });

  test.each(['PUT', 'POST'])('MTN MoMo is heard when it calls by %s, and not for another', async (method) => {
    expect(await notify('momo', '{"status":"SUCCESSFUL"}', '', method)).toBe(200);
    expect(await toDo()).toEqual(['{"status":"SUCCESSFUL"}']);
    expect(await notify('unknown', '{}', '', method)).toBe(404);
  });

  test('who does not sign rings twice with the same words, and is read again twice', async () => {
    for (let ring = 0; ring < 2; ring++) {
      expect(await notify('momo', '{"status":"PENDING"}')).toBe(200);
      expect(await toDo()).toEqual(['{"status":"PENDING"}']);
      await db.exec('UPDATE webhook_event SET processed_at = now()');
    }
  });

  test('an operator that looks whether the address lives is told so, and leaves nothing to do', async () => {
    const { port } = server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/webhooks/momo`)).status).toBe(200);
    expect(await toDo()).toEqual([]);
  });

  test('a notice that could not be kept is not acknowledged', async () => {
    await db.exec('DROP TABLE webhook_event');
    expect(await notify('momo', '{}')).toBe(500);
  });

  test('what Wave signs and what FedaPay signs are told apart, and an empty secret opens nothing', async () => {
    const { WAVE, FEDAPAY, isAuthentic } = await loadSample<Signatures>('mobile-money/signature.ts');
    const body = Buffer.from('{}');
    for (const [scheme, other] of [
      [WAVE, FEDAPAY],
      [FEDAPAY, WAVE],
    ] as const) {
      expect(isAuthentic(body, sign('{}', scheme), SECRET, scheme)).toBe(true);
      expect(isAuthentic(body, sign('{}', { ...scheme, glue: other.glue }), SECRET, scheme)).toBe(false);
      expect(isAuthentic(body, sign('{}', scheme, { secret: '' }), '', scheme)).toBe(false);
    }
    const rotated = `${sign('{}', WAVE, { secret: 'former' })},${sign('{}', WAVE).split(',')[1]}`;
    expect(isAuthentic(body, rotated, SECRET, WAVE)).toBe(true);
  });
});
