import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'];

/** Brings commands that are not there, by the packages of Debian that hold them, and says so. @throws where that fails. */
export function installMissing(packages: Record<string, string[]>): void {
  const missing = () =>
    Object.keys(packages).filter((name) => !folders.some((at) => existsSync(join(at, name))));
  const names = missing().flatMap((command) => packages[command] ?? []);
  if (names.length === 0) return;
  console.log(`Installing ${names.join(', ')}`);
  const options = { stdio: 'inherit', timeout: 600_000 } as const;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...names], { ...options, env });
  } catch (error) {
    console.warn(String(error));
  }
  if (missing().length > 0)
    throw new Error(`These tests need ${missing().join(', ')}: install what is missing and try again.`);
}
