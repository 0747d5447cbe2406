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
});
