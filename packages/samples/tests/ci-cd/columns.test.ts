import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { describeArticle, readSample } from '../../support/articles';
import { openWith } from '../../support/database';

/** What the code of each delivery writes and reads, from the first, which only adds the column, to the fourth. */
const DELIVERIES = [
  { writes: ['tel'], reads: 'tel' },
  { writes: ['tel', 'phone'], reads: 'tel' },
  { writes: ['tel', 'phone'], reads: 'phone' },
  { writes: ['phone'], reads: 'phone' },
];

/** Every way through the deliveries that goes forward, or one step back from the furthest, in so many steps. */
function waysThrough(steps: number, way = [0]): number[][] {
  if (steps === 0) return [way];
  const [at = 0, furthest] = [way.at(-1), Math.max(...way)];
  const next = [at + 1, at - 1].filter((to) => to >= Math.max(0, furthest - 1) && to < DELIVERIES.length);
  return next.flatMap((to) => waysThrough(steps - 1, [...way, to]));
}

describeArticle('ci-cd', () => {
  /** How many of the ways lose something that was written on them, with the copy run before the new column is read, or never. */
  async function countLosses(ways: number[][], copies: boolean): Promise<number> {
    const db = await openWith(
      'CREATE TABLE customer (id int PRIMARY KEY, tel text NOT NULL);',
      readSample('ci-cd/colonne.sql'),
    );
    let losses = 0;
    for (const way of ways) {
      await db.exec('DELETE FROM customer');
      let expected: { id: number; read: string }[] = [];
      for (const [step, number] of way.entries()) {
        const { writes, reads } = DELIVERIES[number] ?? { writes: [], reads: '' };
        const isFirstToRead = reads === 'phone' && DELIVERIES[way[step - 1] ?? 0]?.reads === 'tel';
        while (copies && isFirstToRead && (await db.query(readSample('ci-cd/recopier.sql'))).affectedRows);
        const { rows } = await db.query(`SELECT id, ${reads} AS read FROM customer ORDER BY id`);
        if (!isDeepStrictEqual(rows, expected)) losses++;
        // A new customer, and a new number for the one before.
        const said = { id: step, read: `n${step}` };
        await db.exec(`INSERT INTO customer (id, ${writes.join(', ')}) VALUES (${step}, ${writes.map(() => `'n${step}'`).join(', ')});
          UPDATE customer SET ${writes.map((column) => `${column} = 'new ${step}'`).join(', ')} WHERE id = ${step - 1};`);
        expected = [
          ...expected.map((row) => (row.id === step - 1 ? { ...row, read: `new ${step}` } : row)),
          said,
        ];
      }
    }
    return losses;
  }

  test('forward, back one step and forward again, nothing written is lost, if it is copied before it is read', async () => {
    const ways = [3, 4, 5, 6].flatMap((steps) => waysThrough(steps));
    expect(ways).toContainEqual([0, 1, 0, 1, 2]);
    expect(await countLosses(ways, true)).toBe(0);
    expect(await countLosses(ways, false)).toBeGreaterThan(0);
  });

  test('a large table is copied in batches, until nothing is left to copy', async () => {
    const db = await openWith(
      'CREATE TABLE customer (id int PRIMARY KEY, tel text, phone text);',
      "INSERT INTO customer SELECT i, 'n' || i FROM generate_series(1, 2500) i",
    );
    const copied = [];
    for (let batch = 0; batch < 4; batch++)
      copied.push((await db.query(readSample('ci-cd/recopier.sql'))).affectedRows);
    expect(copied).toEqual([1000, 1000, 500, 0]);
  });
});
