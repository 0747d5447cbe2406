import { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasArticle, readSample } from '../../support/samples';

const [A, B, C] = ['a', 'b', 'c'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
];

const db = new PGlite();
const SLOW_MS = 60_000;

beforeAll(async () => {
  await db.waitReady;
}, SLOW_MS);

describe.skipIf(!hasArticle('mobile-money'))('Mobile Money', () => {
  const succeed = readSample('mobile-money/encaisser.sql');
  const reconcile = readSample('mobile-money/rapprocher.sql');
  const day = ['2024-10-01', '2024-10-02'];

  beforeAll(async () => {
    await db.exec(readSample('mobile-money/paiement.sql'));
    await db.exec(`CREATE TABLE statement_line (provider text, provider_ref text, direction text,
      amount bigint, currency char(3), paid_at timestamptz)`);
  });

  async function pay(id: string, order: string, status: string, direction = 'in') {
    await db.query(
      "INSERT INTO payment (id, order_id, provider, amount, currency, status, direction) VALUES ($1, $2, 'momo', 5000, 'XOF', $3, $4)",
      [id, order, status, direction],
    );
  }

  async function confirm(id: string, reference: string, amount = 5000, currency = 'XOF') {
    return (await db.query(succeed, [id, reference, '2024-10-01 12:00Z', amount, currency])).rows.length;
  }

  async function state(reference: string, direction: string, amount: number, currency: string) {
    await db.query("INSERT INTO statement_line VALUES ('momo', $1, $2, $3, $4, '2024-10-01 12:00Z')", [
      reference,
      direction,
      amount,
      currency,
    ]);
  }

  test('a double click asks once', async () => {
    await pay(A, A, 'created');

    await expect(pay(B, A, 'created')).rejects.toThrow(/one_open_payment_per_order/);
  });

  test('one success counts once, for its amount and its currency, even after a failure', async () => {
    await pay(C, C, 'failed');

    expect(await confirm(C, 'ref-c', 4000)).toBe(0);
    expect(await confirm(C, 'ref-c', 5000, 'GHS')).toBe(0);
    expect(await confirm(C, 'ref-c')).toBe(1);
    expect(await confirm(C, 'ref-c')).toBe(0);
  });

  test('a refund has a line of its own and is reconciled like the others; each difference is told', async () => {
    await pay(B, C, 'pending', 'refund');
    await confirm(B, 'ref-b');
    await confirm(A, 'ref-a');
    await state('ref-a', 'in', 5000, 'GHS');
    await state('ref-b', 'refund', 5000, 'XOF');
    await state('ref-x', 'in', 700, 'XOF');
    const { rows } = await db.query<{ provider_ref: string; anomaly: string }>(reconcile, day);

    expect(Object.fromEntries(rows.map((row) => [row.provider_ref, row.anomaly]))).toEqual({
      'ref-a': 'direction, amount or currency differ',
      'ref-c': 'paid here, missing there',
      'ref-x': 'on the statement, unknown to us',
    });
  });
});

describe.skipIf(!hasArticle('hors-ligne'))('Hors ligne : the server', () => {
  const [, claim = '', write = '', remember = ''] = readSample('hors-ligne/serveur.sql')
    .replace(/--.*$/gm, '')
    .split(';');

  beforeAll(async () => {
    await db.exec(`CREATE TABLE visit (id uuid PRIMARY KEY, village text, notes text, version int);
      CREATE TABLE processed_operation (key text PRIMARY KEY, version int)`);
  });

  /** What the server does with an operation: the version it gives, 'done' when applied before, 'conflict' on a 409. */
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

  test('an operation counts once; an older version, or a record deleted meanwhile, is a conflict', async () => {
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
  });
});

/** A statement that takes only some of the transaction's parameters, as a driver wants it: numbered from one. */
function renumber(statement: string, values: unknown[]): [string, unknown[]] {
  const used = [...new Set(statement.match(/\$\d/g))];
  return [
    statement.replace(/\$\d/g, (name) => `$${used.indexOf(name) + 1}`),
    used.map((name) => values[Number(name.slice(1)) - 1]),
  ];
}

describe.skipIf(!hasArticle('donnees'))('Données', () => {
  const insert = `INSERT INTO reading (id, replaces, water_point, observed_at, recorded_by, status, flow_l_min, recorded_at)
    VALUES ($1, $2, $3, $4, 'awa', $5, $6, now() - interval '1 hour')`;

  beforeAll(async () => {
    await db.exec(
      "CREATE TABLE water_point (code text PRIMARY KEY); INSERT INTO water_point VALUES ('KDG-1'), ('KDG-2'), ('KDG-3')",
    );
    await db.exec(readSample('donnees/releves.sql'));
    await db.exec(readSample('donnees/indicateur.sql'));
    await db.query(insert, [A, null, 'KDG-1', new Date(), 'broken', 0]);
    await db.query(insert, [B, A, 'KDG-1', new Date(), 'working', 17.5]);
    await db.query(insert, [C, null, 'KDG-2', '2020-01-01', 'working', null]);
  });

  test('a broken point has no flow, and a reading is corrected once', async () => {
    const other = A.replace('a', 'd');

    await expect(db.query(insert, [other, null, 'KDG-1', new Date(), 'broken', 3])).rejects.toThrow(/check/);
    await expect(db.query(insert, [other, A, 'KDG-1', new Date(), 'working', 3])).rejects.toThrow(/unique/);
  });

  test('whoever reads gets every reading once, with what it corrects', async () => {
    const { rows } = await db.query<{ id: string; replaces: string | null }>(readSample('donnees/lire.sql'), [
      '-infinity',
      '00000000-0000-0000-0000-000000000000',
    ]);

    expect(rows.map(({ id, replaces }) => [id, replaces])).toEqual([
      [A, null],
      [B, A],
      [C, null],
    ]);
  });

  test('a point corrected counts as corrected, one never visited is shown and out of date', async () => {
    const { rows } = await db.query('SELECT code, status, stale FROM water_point_now ORDER BY code');

    expect(rows).toEqual([
      { code: 'KDG-1', status: 'working', stale: false },
      { code: 'KDG-2', status: 'working', stale: true },
      { code: 'KDG-3', status: null, stale: true },
    ]);
  });
});
