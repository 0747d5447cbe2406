import type { PGlite } from '@electric-sql/pglite';
import { beforeEach, expect, test } from 'vitest';
import { describeArticle, readSample } from '../../support/articles';
import { A, B, C, D, openWith } from '../../support/database';

const POINTS = `CREATE TABLE water_point (code text PRIMARY KEY);
  INSERT INTO water_point VALUES ('KDG-0001'), ('KDG-0002'), ('KDG-0003');`;

describeArticle('donnees', () => {
  let db: PGlite;
  beforeEach(async () => {
    db = await openWith(POINTS, readSample('donnees/releves.sql'), readSample('donnees/indicateur.sql'));
  });

  type Written = { replaces?: string; point?: string; at?: string; status?: string; flow?: number };
  const write = (id: string, { replaces, point = 'KDG-0001', at, status = 'working', flow }: Written) =>
    db.query(
      `INSERT INTO reading (id, replaces, water_point, observed_at, recorded_by, status, flow_l_min, recorded_at)
       VALUES ($1, $2, $3, coalesce($4, now() - interval '2 hours'), 'awa', $5, $6, now() - interval '1 hour')`,
      [id, replaces ?? null, point, at ?? null, status, flow ?? null],
    );

  test('a correction replaces a reading once, and both are read in the order of their arrival', async () => {
    await write(A, { status: 'broken' });
    await write(B, { replaces: A, flow: 17.5 });
    await expect(write(C, { replaces: A })).rejects.toThrow(/unique/);
    const start = ['-infinity', '00000000-0000-0000-0000-000000000000'];
    const { rows } = await db.query<{ id: string; replaces: string }>(readSample('donnees/lire.sql'), start);
    expect(rows.map(({ id, replaces }) => [id, replaces])).toEqual([
      [A, null],
      [B, A],
    ]);
  });

  test('the table refuses what the contract refuses, for whoever writes past it', async () => {
    await expect(write(A, { status: 'broken', flow: 0 })).rejects.toThrow(/check/);
    await expect(write(A, { flow: 201 })).rejects.toThrow(/check/);
    await expect(write(A, { status: 'autre' })).rejects.toThrow(/check/);
    await expect(write(A, { point: 'KDG-9999' })).rejects.toThrow(/foreign key/);
  });

  test('a reading of 2044 is refused, lest it be the freshest for twenty years', async () => {
    await expect(write(A, { at: '2044-05-14' })).rejects.toThrow(/check/);
  });

  test('a point never visited, or not of late, is out of date', async () => {
    await write(A, {});
    await write(D, { point: 'KDG-0002', at: '2020-01-01' });
    const { rows } = await db.query('SELECT code, status, stale FROM water_point_now ORDER BY code');
    expect(rows).toEqual([
      { code: 'KDG-0001', status: 'working', stale: false },
      { code: 'KDG-0002', status: 'working', stale: true },
      { code: 'KDG-0003', status: null, stale: true },
    ]);
  });

  test('a reading made by mistake is withdrawn, and the one before it speaks again', async () => {
    await write(A, { status: 'broken', at: '2024-05-01' });
    await write(B, { at: '2024-05-14' });
    await write(C, { replaces: B, status: 'withdrawn', at: '2024-05-14' });
    const { rows } = await db.query('SELECT status FROM water_point_now WHERE code = $1', ['KDG-0001']);
    expect(rows).toEqual([{ status: 'broken' }]);
  });

  test('in a batch, what contradicts a correction is told, and the good lines are kept', async () => {
    await write(A, {});
    await write(B, { replaces: A });
    const reading = { water_point: 'KDG-0002', observed_at: '2024-05-14T08:40:00Z', status: 'working' };
    const batch = [
      { id: C, replaces: A, ...reading },
      { id: D, ...reading },
      { id: B, ...reading },
    ];
    const { rows } = await db.query<{ id: string; verdict: string }>(readSample('donnees/deposer.sql'), [
      JSON.stringify(batch),
      'awa',
    ]);
    expect(Object.fromEntries(rows.map(({ id, verdict }) => [id, verdict]))).toEqual({
      [C]: 'contredit une autre correction',
      [D]: 'enregistré',
      [B]: 'déjà reçu',
    });
  });

  test('a reader who follows the cursor gets each of a thousand rows of one hour once', async () => {
    await db.exec(`INSERT INTO reading (id, water_point, observed_at, recorded_by, status, recorded_at)
      SELECT gen_random_uuid(), 'KDG-0001', '2024-05-14', 'reprise', 'working', timestamptz '2024-06-01 08:00:00.123456Z'
      FROM generate_series(1, 1200)`);
    const seen = new Set<string>();
    let [from, id] = ['-infinity', '00000000-0000-0000-0000-000000000000'];
    for (let page = 0; page < 3; page++) {
      const read = await db.query<{ id: string; cursor: string }>(readSample('donnees/lire.sql'), [from, id]);
      for (const row of read.rows) [seen.add(row.id), (from = row.cursor), (id = row.id)];
    }
    expect(seen.size).toBe(1200);
  });
});
