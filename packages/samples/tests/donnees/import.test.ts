import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeArticle, pathOf } from '../../support/articles';
import { HEAD, importFiles, line } from '../../support/field-files';
import { python, runPython } from '../../support/python';

const TELL = `import json, sys
from pathlib import Path
from reprise import sort_rows, write_refusals
codes = {f"KDG-{number:04d}" for number in range(101, 131)}
accepted, rejected = sort_rows(Path(sys.argv[1]), codes)
write_refusals(rejected, Path(sys.argv[2]))
print(json.dumps([len(accepted), len(rejected)]))`;

describeArticle('donnees', () => {
  /** The identifier that each point's only reading is given. */
  const idsOf = (files: Record<string, string>) =>
    importFiles(files).map(({ accepted }) => Object.fromEntries(accepted.map((r) => [r.water_point, r.id])));

  test.skipIf(!python)('two files of one name in two folders lose no line to each other', () => {
    const [north, south] = idsOf({ 'nord/releves.csv': line(1), 'sud/releves.csv': line(2) });
    expect(Object.values(north ?? {})).not.toEqual(Object.values(south ?? {}));
  });

  test.skipIf(!python)(
    'a file that is renamed, sorted, completed or written otherwise keeps its identifiers',
    () => {
      const v7 = `${line(1)}\n${line(2)}`;
      const v8 = `${line(0)}\n${line(2).replace('17,5', '17,50')}\n\n${line(1).replace(';working', ' ; working ')}`;
      const [before, after] = idsOf({ 'v7.csv': v7, 'v8.csv': v8 });
      expect(Object.keys(before ?? {})).toHaveLength(2);
      expect(after).toMatchObject(before ?? {});
    },
  );

  test.skipIf(!python)('another time, state or flow at the same point is another reading', () => {
    const others = [
      '14/05/2024 08:41;working;17,5',
      '14/05/2024 08:40;degraded;17,5',
      '14/05/2024 08:40;working;',
    ];
    const rows = [line(1), ...others.map((rest) => `KDG-0001;${rest}`)].join('\n');
    const [{ accepted } = { accepted: [] }] = importFiles({ 'r.csv': rows });
    expect(new Set(accepted.map(({ id }) => id)).size).toBe(4);
  });

  test.skipIf(!python)('an hour is that of the enumerators, whatever the clock of the office', () => {
    const [dakar, douala] = ['Africa/Dakar', 'Africa/Douala'].map(
      (zone) => importFiles({ 'r.csv': line(1) }, { zone })[0]?.accepted[0]?.observed_at,
    );
    expect(new Date(dakar ?? '').toISOString()).toBe('2024-05-14T08:40:00.000Z');
    expect(new Date(douala ?? '').toISOString()).toBe('2024-05-14T07:40:00.000Z');
  });

  test.skipIf(!python)(
    'a cell that holds a line break stays one cell, and lines keep the numbers of the sheet',
    () => {
      const rows = [`${line(1)};"un\ndeux"`, `${line(2).replace('working', 'en pane')};`].join('\n');
      const [{ accepted, rejected } = { accepted: [], rejected: [] }] = importFiles(
        { 'r.csv': rows },
        { head: `${HEAD};note` },
      );
      expect(accepted).toHaveLength(1);
      expect(rejected).toEqual([{ line: 3, reasons: ['état : en marche, dégradé, en panne'] }]);
    },
  );

  test.skipIf(!python)(
    'a file saved by Excel, for Windows or with its mark, is read like one in plain UTF-8',
    () => {
      const rows = `${line(1)};\u00e9t\u00e9`;
      const head = `${HEAD.replace('’', "'")};saison`;
      const plain = importFiles({ 'r.csv': rows }, { head });
      expect(plain[0]?.accepted).toHaveLength(1);
      expect(importFiles({ 'r.csv': rows }, { head, encoding: 'latin1' })).toEqual(plain);
      expect(importFiles({ 'r.csv': rows }, { head: `\ufeff${head}` })).toEqual(plain);
    },
  );

  test.skipIf(!python)(
    'a sheet with empty lines is refused by its own numbers, and empty lines by none',
    () => {
      const rows = ['', ';;;', line(1), ';;;;;', `${line(2)};de trop`].join('\r\n');
      const [{ accepted, rejected } = { accepted: [], rejected: [] }] = importFiles({ 'r.csv': rows });
      expect(accepted).toHaveLength(1);
      expect(rejected).toEqual([{ line: 6, reasons: ['case en trop'] }]);
    },
  );

  test.skipIf(!python)(
    'a missing column is told once, by its name; headings may be spelt as people do',
    () => {
      const told = importFiles(
        { 'r.csv': `${line(1)}\n${line(2)}` },
        { head: "Point d'eau;Date;Ouvrage;Débit" },
      );
      expect(told[0]?.rejected).toEqual([{ line: 1, reasons: ['colonne absente : état'] }]);
      for (const head of [
        'POINT D’EAU;date;État ;Débit (l/min)',
        'Water_point;observed_at;status;flow_l_min',
      ])
        expect(importFiles({ 'r.csv': line(1) }, { head })[0]?.accepted).toHaveLength(1);
    },
  );

  test.skipIf(!python)(
    'commas, tabs and Unicode text, as other spreadsheets write them, read the same',
    () => {
      const plain = importFiles({ 'r.csv': line(1) });
      const commas = { head: HEAD.replaceAll(';', ',') };
      expect(importFiles({ 'r.csv': 'KDG-0001,14/05/2024 08:40,working,"17,5"' }, commas)).toEqual(plain);
      const tabs = { head: `\ufeff${HEAD.replaceAll(';', '\t')}`, encoding: 'utf16le' } as const;
      expect(importFiles({ 'r.csv': line(1).replaceAll(';', '\t') }, tabs)).toEqual(plain);
    },
  );

  test.skipIf(!python)(
    'the field file beside the article gives the refusals beside it: nine of thirty',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'refus-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const beside = dirname(dirname(pathOf('donnees/contrat.py')));
      const counts = runPython<number[]>('donnees', TELL, `${beside}/releves.csv`, `${folder}/refus.csv`);
      expect(counts).toEqual([21, 9]);
      expect(readFileSync(`${folder}/refus.csv`)).toEqual(readFileSync(`${beside}/refus.csv`));
    },
  );
});
