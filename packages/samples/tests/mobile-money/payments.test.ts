import type { PGlite } from '@electric-sql/pglite';
import { beforeEach, expect, test } from 'vitest';
import { describeArticle, readSample } from '../../support/articles';
import { A, B, C, openWith } from '../../support/database';

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

  const confirm = async (id: string, reference: string, amount = 5000, currency = 'XOF') =>
    (
      await db.query(readSample('mobile-money/encaisser.sql'), [
        ...[id, reference, '2024-10-01 12:00Z', amount, currency],
      ])
    ).rows;

  test('a double click asks for money once', async () => {
    await ask(A, { status: 'created' });
    await expect(ask(B, { order: A })).rejects.toThrow(/one_open_payment_per_order/);
  });

  test('one success counts once, late or not, for its amount in its currency', async () => {
    await ask(A, { status: 'failed' });
    expect(await confirm(A, 'ref', 4000)).toEqual([]);
    expect(await confirm(A, 'ref', 5000, 'GHS')).toEqual([]);
    expect(await confirm(A, 'ref')).toEqual([{ order_id: A, direction: 'in' }]);
    expect(await confirm(A, 'ref')).toEqual([]);
  });

  test('a refund that is confirmed says so, lest the order be shipped once more', async () => {
    await ask(B, { order: A, direction: 'refund' });
    expect(await confirm(B, 'ref')).toEqual([{ order_id: A, direction: 'refund' }]);
  });

  test('no payment is received at no time, which no morning would reconcile', async () => {
    await ask(A);
    const forced = "UPDATE payment SET status = 'succeeded' WHERE id = $1";
    await expect(db.query(forced, [A])).rejects.toThrow(/check/);
  });

  test('each difference with the statement is told, refunds like the rest', async () => {
    for (const id of [A, C]) await ask(id);
    await ask(B, { order: C, direction: 'refund' });
    for (const [id, reference] of [
      [A, 'ref-a'],
      [B, 'ref-b'],
      [C, 'ref-c'],
    ] as const)
      await confirm(id, reference);
    for (const line of [
      ['ref-a', 'in', 5000, 'GHS'],
      ['ref-b', 'refund', 5000, 'XOF'],
      ['ref-x', 'in', 700, 'XOF'],
    ])
      await db.query("INSERT INTO statement_line VALUES ('momo', $1, $2, $3, $4, '2024-10-01 12:00Z')", line);

    const day = ['2024-10-01', '2024-10-02'];
    const { rows } = await db.query<{ provider_ref: string; anomaly: string }>(
      readSample('mobile-money/rapprocher.sql'),
      day,
    );
    expect(Object.fromEntries(rows.map((row) => [row.provider_ref, row.anomaly]))).toEqual({
      'ref-a': 'direction, amount or currency differ',
      'ref-c': 'paid here, missing there',
      'ref-x': 'on the statement, unknown to us',
    });
  });
});
