import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { pathOf } from './articles';

/** A Python that runs here and knows time zones (3.9 or newer), if any. */
export const python = ['python3', 'python'].find(
  (name) => spawnSync(name, ['-c', 'import sqlite3, zoneinfo']).status === 0,
);

/**
 * What a Python program prints as JSON, run beside the samples of an article so that it imports them as they import each other.
 * @throws with what it complained of.
 */
export function runPython<Printed>(article: string, program: string, ...args: string[]): Printed {
  const folder = dirname(pathOf(`${article}/any`));
  const { status, stdout, stderr } = spawnSync(python ?? 'python3', ['-B', '-c', program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: folder, PYTHONUTF8: '1' },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Printed;
}
