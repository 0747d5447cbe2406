import type { PGlite } from '@electric-sql/pglite';
import { beforeEach, expect, test } from 'vitest';
import { describeArticle, readSample } from '../../support/articles';
import { A, B, C, D, openWith } from '../../support/database';

const STATEMENT = `CREATE TABLE statement_line (provider text, provider_ref text, direction text,
  amount bigint, currency char(3), paid_at timestamptz)`;

describeArticle('mobile-money', () => {
  let db: PGlite;
  beforeEach(async () => {
    db = await openWith(readSample('mobile-money/paiement.sql'), STATEMENT);
  });

  const ask = (id: string, { order = id, status = 'pending', direction = 'in' } = {}) =>
    db.query(
      `INSERT INTO payment (id, order_id, provider, amount, currency, status, direction)
       VALUES ($1, $2, 'momo', 5000, 'XOF', $3, $4)`,
      [id, order, status, direction],
    );

  /** Whether the sample opens it: its direction, its amount. */
  const opens = async (id: string, order: string, direction = 'in', amount = 5000) =>
    (await db.query(readSample('mobile-money/ouvrir.sql'), [id, order, direction, 'momo', amount, 'XOF']))
      .rows.length === 1;

  const [, lock = '', receive = ''] = readSample('mobile-money/encaisser.sql')
    .replace(/--.*$/gm, '')
    .split(';');

  type Hour = string | null;
  const confirm = (
    id: string,
    reference: string,
    amount = 5000,
    currency = 'XOF',
    at: Hour = '2024-10-01 12:00Z',
  ) =>
    db.transaction(async (tx) => {
      await tx.query(lock, [id]);
      return (await tx.query(receive, [id, reference, at, amount, currency])).rows;
    });

  test('a double click asks for money once', async () => {
    await ask(A, { status: 'created' });
    await expect(ask(B, { order: A })).rejects.toThrow(/one_open_payment_per_order/);
  });

  test('one success counts once, late or not, for its amount in its currency', async () => {
    await ask(A, { status: 'failed' });
    expect(await confirm(A, 'ref', 4000)).toEqual([]);
    expect(await confirm(A, 'ref', 5000, 'GHS')).toEqual([]);
    expect(await confirm(A, 'ref')).toEqual([{ order_id: A, direction: 'in', before: 0 }]);
    expect(await confirm(A, 'ref')).toEqual([]);
  });

  test('a refund that is confirmed says so, lest the order be shipped once more', async () => {
    await ask(B, { order: A, direction: 'refund' });
    expect(await confirm(B, 'ref')).toEqual([{ order_id: A, direction: 'refund', before: 0 }]);
  });

  test('a second payment of one order is told, whatever became of the first meanwhile', async () => {
    await ask(A, { order: D, status: 'expired' });
    await ask(B, { order: D });
    expect(await confirm(B, 'ref-b')).toEqual([{ order_id: D, direction: 'in', before: 0 }]);
    expect(await confirm(A, 'ref-a')).toEqual([{ order_id: D, direction: 'in', before: 1 }]);
  });

  test('a payment whose hour the operator does not tell is received at ours', async () => {
    await ask(A);
    expect(await confirm(A, 'ref', 5000, 'XOF', null)).toHaveLength(1);
  });

  test('an order that is paid opens no other payment, and gives back no more than it holds', async () => {
    expect(await opens(A, D)).toBe(true);
    await confirm(A, 'ref-a');
    expect(await opens(B, D)).toBe(false);
    expect(await opens(B, D, 'refund', 6000)).toBe(false);
    expect(await opens(B, D, 'refund', 3000)).toBe(true);
    await confirm(B, 'ref-b', 3000);
    expect(await opens(C, D, 'refund', 3000)).toBe(false);
    expect(await opens(C, D, 'refund', 2000)).toBe(true);
  });

  test('no payment is received at no time, which no morning would reconcile', async () => {
    await ask(A);
    const forced = "UPDATE payment SET status = 'succeeded' WHERE id = $1";
    await expect(db.query(forced, [A])).rejects.toThrow(/check/);
  });

  test('each difference with the statement is told, refunds like the rest', async () => {
    for (const id of [A, C, D]) await ask(id);
    await ask(B, { order: C, direction: 'refund' });
    for (const [id, reference] of [
      [A, 'ref-a'],
      [B, 'ref-b'],
      [C, 'ref-c'],
      [D, 'ref-d'],
    ] as const)
      await confirm(id, reference);
    for (const line of [
      ['ref-a', 'in', 5000, 'GHS'],
      ['ref-b', 'refund', 5000, 'XOF'],
      ['ref-x', 'in', 700, 'XOF'],
      ...Array<string[]>(2).fill(['ref-d', 'in', '5000', 'XOF']),
    ])
      await db.query("INSERT INTO statement_line VALUES ('momo', $1, $2, $3, $4, '2024-10-01 12:00Z')", line);

    const day = ['2024-10-01', '2024-10-02'];
    const { rows } = await db.query<{ provider_ref: string; anomaly: string }>(
      readSample('mobile-money/rapprocher.sql'),
      day,
    );
    expect(Object.fromEntries(rows.map((row) => [row.provider_ref, row.anomaly]))).toEqual({
      'ref-a': 'sens, montant, devise ou nombre différents',
      'ref-c': 'payé ici, absent du relevé',
      'ref-d': 'sens, montant, devise ou nombre différents',
      'ref-x': 'au relevé, inconnu chez nous',
    });
  });
});
