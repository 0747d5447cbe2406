import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

const FOLDER = 'bench-results';

/** Keeps the figures of a run, with the machine they hold for; returns the file. */
export function writeResults(name: string, figures: object): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.json`);
  const machine = {
    node: process.version,
    cores: cpus().length,
    processor: cpus()[0]?.model,
    load: loadavg(),
  };
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, ...figures }, null, 2)}\n`);
  return file;
}
