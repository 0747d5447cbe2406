import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runPython } from './python';

/** A reading as the import hands it over, every value as text. */
export type Imported = Record<'id' | 'water_point' | 'observed_at' | 'status' | 'flow_l_min', string>;
type Sorted = { accepted: Imported[]; rejected: { line: number; reasons: string[] }[] };
type Options = { head?: string; zone?: string; encoding?: BufferEncoding; end?: string };

export const HEAD = 'Point d’eau;Date;État;Débit';

export const CODES = ['KDG-0000', 'KDG-0001', 'KDG-0002', 'KDG-0003'];

/** A line of a field file: a point that works, seen one morning. */
export const line = (point: number) => `KDG-000${point};14/05/2024 08:40;working;17,5`;

const PROGRAM = `import json, sys
from pathlib import Path
from zoneinfo import ZoneInfo
import contrat
codes, zone = set(sys.argv[1].split(",")), sys.argv[2]
if zone:
    contrat.FIELD_TIME = ZoneInfo(zone)
from reprise import sort_rows
told = []
for path in sys.argv[3:]:
    accepted, rejected = sort_rows(Path(path), codes)
    for each in rejected:
        del each["row"]
    told.append({"accepted": accepted, "rejected": rejected})
print(json.dumps(told, default=str))`;

/** What the article's import makes of files given by their lines, in their order. */
export function importFiles(
  files: Record<string, string>,
  { head = HEAD, zone = '', encoding = 'utf8', end = '\r\n' }: Options = {},
): Sorted[] {
  const folder = mkdtempSync(join(tmpdir(), 'field-'));
  try {
    const paths = Object.entries(files).map(([name, lines]) => {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, [head, lines, ''].join(end), encoding);
      return path;
    });
    return runPython<Sorted[]>('donnees', PROGRAM, CODES.join(','), zone, ...paths);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
