import { expect, test } from 'vitest';
import { describeArticle, readSample } from '../../support/articles';
import { CODES, importFiles } from '../../support/field-files';
import { openWith } from '../../support/database';
import { python } from '../../support/python';

const POINTS = `CREATE TABLE water_point (code text PRIMARY KEY);
  INSERT INTO water_point VALUES ${CODES.map((code) => `('${code}')`).join(', ')};`;

/** A line of a field file about a point as it was seen some days ago. */
function seen(point: number, daysAgo: number, rest: string): string {
  const [date, time] = new Date(Date.now() - daysAgo * 86_400_000).toISOString().split('T') as [
    string,
    string,
  ];
  return `KDG-000${point};${date.split('-').reverse().join('/')} ${time.slice(0, 5)};${rest}`;
}

describeArticle('donnees', () => {
  test.skipIf(!python)(
    'from two regions’ files, imported twice, to the three numbers of the indicator',
    async () => {
      const db = await openWith(
        POINTS,
        ...['releves', 'indicateur'].map((name) => readSample(`donnees/${name}.sql`)),
      );
      const files = {
        'nord/releves.csv': [
          seen(0, 200, 'working;12'),
          seen(0, 2, 'broken;'),
          seen(1, 3, 'working;9,5'),
        ].join('\n'),
        'sud/releves.csv': [seen(2, 400, 'working;'), seen(9, 1, 'working;1')].join('\n'),
      };
      const told = [...importFiles(files), ...importFiles(files)];
      const deposited = [];
      for (const { accepted } of told) {
        const values = [JSON.stringify(accepted), 'reprise'];
        const { rows } = await db.query<{ verdict: string }>(readSample('donnees/deposer.sql'), values);
        deposited.push(rows.filter(({ verdict }) => verdict === 'enregistré').length);
      }
      expect(deposited).toEqual([3, 1, 0, 0]);
      expect(told[1]?.rejected).toEqual([{ line: 3, reasons: ['point d’eau : un code de la liste'] }]);

      const { rows } = await db.query(`SELECT
      count(*) FILTER (WHERE status = 'working' AND NOT stale) AS working,
      count(*) FILTER (WHERE NOT stale) AS fresh, count(*) AS points FROM water_point_now`);
      expect(rows).toEqual([{ working: 1, fresh: 2, points: 4 }]);
    },
  );
});
