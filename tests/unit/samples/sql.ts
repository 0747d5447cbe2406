import * as crypto from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { expect, vi } from 'vitest';
import { loadSample } from './load-sample';
import type { Trial } from './trial';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map(
  (digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`,
) as [string, string, string, string];

const db = new PGlite();

/** The database, with nothing in it but these tables. */
async function openWith(...tables: string[]): Promise<PGlite> {
  await db.exec(['DROP SCHEMA public CASCADE; CREATE SCHEMA public;', ...tables].join('\n'));
  return db;
}

/** A statement that takes only some of the transaction's parameters, as a driver wants it: numbered from one. */
function renumber(statement: string, values: unknown[]): [string, unknown[]] {
  const used = [...new Set(statement.match(/\$\d/g))];
  return [
    statement.replace(/\$\d/g, (name) => `$${used.indexOf(name) + 1}`),
    used.map((name) => values[Number(name.slice(1)) - 1]),
  ];
}

const payments: Trial = {
  article: 'mobile-money',
  promise: 'a double click asks once, one success counts once for its amount, and each difference is told',
  async attempt(read) {
    await openWith(
      read('mobile-money/paiement.sql'),
      `CREATE TABLE statement_line (provider text, provider_ref text, direction text,
        amount bigint, currency char(3), paid_at timestamptz)`,
    );
    const pay = (id: string, order: string, status: string, direction = 'in') =>
      db.query(
        "INSERT INTO payment (id, order_id, provider, amount, currency, status, direction) VALUES ($1, $2, 'momo', 5000, 'XOF', $3, $4)",
        [id, order, status, direction],
      );
    const succeed = read('mobile-money/encaisser.sql');
    const confirm = async (id: string, reference: string, amount = 5000, currency = 'XOF') =>
      (await db.query(succeed, [id, reference, '2024-10-01 12:00Z', amount, currency])).rows.length;

    await pay(A, A, 'created');
    await expect(pay(B, A, 'created')).rejects.toThrow(/one_open_payment_per_order/);

    await pay(C, C, 'failed');
    expect(await confirm(C, 'ref-c', 4000)).toBe(0);
    expect(await confirm(C, 'ref-c', 5000, 'GHS')).toBe(0);
    expect(await confirm(C, 'ref-c')).toBe(1);
    expect(await confirm(C, 'ref-c')).toBe(0);

    // A refund has a line of its own and is reconciled like the others.
    await pay(B, C, 'pending', 'refund');
    await confirm(B, 'ref-b');
    await confirm(A, 'ref-a');
    for (const line of [
      ['ref-a', 'in', 5000, 'GHS'],
      ['ref-b', 'refund', 5000, 'XOF'],
      ['ref-x', 'in', 700, 'XOF'],
    ])
      await db.query("INSERT INTO statement_line VALUES ('momo', $1, $2, $3, $4, '2024-10-01 12:00Z')", line);
    const { rows } = await db.query<{ provider_ref: string; anomaly: string }>(
      read('mobile-money/rapprocher.sql'),
      ['2024-10-01', '2024-10-02'],
    );
    expect(Object.fromEntries(rows.map((row) => [row.provider_ref, row.anomaly]))).toEqual({
      'ref-a': 'direction, amount or currency differ',
      'ref-c': 'paid here, missing there',
      'ref-x': 'on the statement, unknown to us',
    });
  },
};

const notices: Trial = {
  article: 'mobile-money',
  promise:
    'notices of one number are both kept, a repeat only once, and one that is forged or old is refused',
  async attempt(read) {
    type Handler = (req: object, res: object, next: (error: unknown) => void) => Promise<void>;
    const { receiveNotices } = loadSample<{
      receiveNotices: (app: object, db: object, secret: string) => void;
    }>(read, 'mobile-money/webhook.ts', { 'node:crypto': crypto, express: { raw: () => 'raw' } });
    let receive: Handler = () => Promise.reject();
    receiveNotices({ post: (_: string, __: unknown, handler: Handler) => (receive = handler) }, db, 'secret');
    await openWith(read('mobile-money/paiement.sql'));

    /** The status that answers a notice signed `secondsAgo`. */
    async function notify(body: unknown, { secondsAgo = 0, secret = 'secret' } = {}) {
      const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo);
      const rawBody = Buffer.from(JSON.stringify(body));
      const signature = crypto
        .createHmac('sha256', secret)
        .update(`${timestamp}.`)
        .update(rawBody)
        .digest('hex');
      const headers: Record<string, string> = { 'X-Timestamp': timestamp, 'X-Signature': signature };
      const [sendStatus, next] = [vi.fn(), vi.fn()];
      await receive({ body: rawBody, get: (name: string) => headers[name] }, { sendStatus }, next);
      expect(next).not.toHaveBeenCalled();
      return sendStatus.mock.calls[0]?.[0] as number;
    }

    expect(await notify({ id: '7' }, { secret: 'autre' })).toBe(401);
    expect(await notify({ id: '7' }, { secondsAgo: 600 })).toBe(401);
    expect((await db.query('SELECT * FROM webhook_event')).rows).toEqual([]);
    for (const status of ['pending', 'succeeded', 'succeeded'])
      expect(await notify({ id: '7', status })).toBe(200);
    expect((await db.query('SELECT body FROM webhook_event ORDER BY body')).rows).toEqual([
      { body: '{"id":"7","status":"pending"}' },
      { body: '{"id":"7","status":"succeeded"}' },
    ]);
  },
};

const visits: Trial = {
  article: 'hors-ligne',
  promise: 'an operation counts once; an older version, or a record deleted meanwhile, is a conflict',
  async attempt(read) {
    await openWith(`CREATE TABLE visit (id uuid PRIMARY KEY, village text, notes text, version int);
      CREATE TABLE processed_operation (key text PRIMARY KEY, version int)`);
    const [, claim = '', write = '', remember = ''] = read('hors-ligne/serveur.sql')
      .replace(/--.*$/gm, '')
      .split(';');

    /** What the server does: the version it gives, 'done' when applied before, 'conflict' on a 409. */
    async function apply(key: string, notes: string, version: number) {
      const values = [key, A, 'Kolda', notes, version];
      return db.transaction(async (tx) => {
        if ((await tx.query(claim, [key])).rows.length === 0) return 'done';
        const { rows } = await tx.query<{ version: number }>(...renumber(write, values));
        if (!rows[0]) {
          await tx.rollback();
          return 'conflict';
        }
        await tx.query(...renumber(remember, [...values, rows[0].version]));
        return rows[0].version;
      });
    }

    expect(await apply('k1', 'un', 0)).toBe(1);
    expect(await apply('k1', 'un', 0)).toBe('done');
    expect(await apply('k2', 'deux', 1)).toBe(2);
    expect(await apply('k3', 'trois', 1)).toBe('conflict');
    expect(await apply('k3', 'trois', 2)).toBe(3);
    await db.exec('DELETE FROM visit');
    expect(await apply('k4', 'quatre', 3)).toBe('conflict');
    expect((await db.query('SELECT key, version FROM processed_operation ORDER BY key')).rows).toEqual([
      { key: 'k1', version: 1 },
      { key: 'k2', version: 2 },
      { key: 'k3', version: 3 },
    ]);
  },
};

const readings: Trial = {
  article: 'donnees',
  promise: 'a reading is read and corrected once, and a point never visited is shown as out of date',
  async attempt(read) {
    await openWith(
      "CREATE TABLE water_point (code text PRIMARY KEY); INSERT INTO water_point VALUES ('KDG-1'), ('KDG-2'), ('KDG-3');",
      read('donnees/releves.sql'),
      read('donnees/indicateur.sql'),
    );
    const insert = `INSERT INTO reading (id, replaces, water_point, observed_at, recorded_by, status, flow_l_min, recorded_at)
      VALUES ($1, $2, $3, $4, 'awa', $5, $6, now() - interval '1 hour')`;
    await db.query(insert, [A, null, 'KDG-1', new Date(), 'broken', 0]);
    await db.query(insert, [B, A, 'KDG-1', new Date(), 'working', 17.5]);
    await db.query(insert, [C, null, 'KDG-2', '2020-01-01', 'working', null]);
    await expect(db.query(insert, [D, null, 'KDG-1', new Date(), 'broken', 3])).rejects.toThrow(/check/);
    await expect(db.query(insert, [D, A, 'KDG-1', new Date(), 'working', 3])).rejects.toThrow(/unique/);

    const start = ['-infinity', '00000000-0000-0000-0000-000000000000'];
    const { rows } = await db.query<{ id: string; replaces: string | null }>(read('donnees/lire.sql'), start);
    expect(rows.map(({ id, replaces }) => [id, replaces])).toEqual([
      [A, null],
      [B, A],
      [C, null],
    ]);
    const now = await db.query('SELECT code, status, stale FROM water_point_now ORDER BY code');
    expect(now.rows).toEqual([
      { code: 'KDG-1', status: 'working', stale: false },
      { code: 'KDG-2', status: 'working', stale: true },
      { code: 'KDG-3', status: null, stale: true },
    ]);
  },
};

export const sql: Trial[] = [payments, notices, visits, readings];
