import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** What a build makes, and what it does not need. */
const LEFT_BEHIND =
  /^(node_modules|\.next|\.git|out|hosts|mail|bench-results|test-results|playwright-report)$/;

export type TemporaryFolder = { path: string; remove: () => void };

/** An empty folder outside the project that can use the project's packages. */
export function temporaryProject(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'trame-bench-'));
  symlinkSync(resolve('node_modules'), join(path, 'node_modules'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The project's sources in a folder of their own, to be changed and built without touching it. */
export function copyProject(): TemporaryFolder {
  const copy = temporaryProject();
  cpSync('.', copy.path, {
    recursive: true,
    filter: (source) => !LEFT_BEHIND.test(relative('.', source)),
  });
  return copy;
}
