import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** What a build makes, and what it does not need. */
const LEFT_BEHIND =
  /^(node_modules|\.next|\.git|out|hosts|mail|bench-results|test-results|playwright-report)$/;

/** The project's sources in a folder of their own, to be changed and built without touching it. */
export function copyProject(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'trame-bench-'));
  symlinkSync(resolve('node_modules'), join(path, 'node_modules'));
  cpSync('.', path, { recursive: true, filter: (source) => !LEFT_BEHIND.test(relative('.', source)) });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
