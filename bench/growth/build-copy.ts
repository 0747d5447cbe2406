import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/content/list-files';

/** Builds a copy of the project as `npm run build` does. @throws with what the build printed when it fails. */
export function buildCopy(project: string) {
  const buildSeconds = timeCommand(project, ['node_modules/next/dist/bin/next', 'build', '--webpack']);
  const out = join(project, 'out');
  const sizes = listFiles(out).map((file) => statSync(join(out, file)).size);
  const outBytes = sizes.reduce((total, size) => total + size, 0);
  return { buildSeconds, outBytes, outFiles: sizes.length };
}

function timeCommand(cwd: string, args: string[]): number {
  const startMs = performance.now();
  try {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
    execFileSync(process.execPath, args, { cwd, env, stdio: 'pipe', maxBuffer: 2 ** 28 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: String(error) });
  }
  return (performance.now() - startMs) / 1_000;
}
