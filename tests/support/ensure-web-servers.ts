import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Commands the host tests start, and the packages of Debian that bring them. */
const PACKAGES = {
  nginx: 'nginx-light',
  caddy: 'caddy',
  apache2: 'apache2',
  sshd: 'openssh-server',
  rsync: 'rsync',
};

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'];

function missingPackages(): string[] {
  return Object.entries(PACKAGES)
    .filter(([command]) => !folders.some((folder) => existsSync(join(folder, command))))
    .map(([, name]) => name);
}

function install(packages: string[]): void {
  console.log(`Installing ${packages.join(', ')}`);
  const options = { stdio: 'inherit', timeout: 600_000 } as const;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], { ...options, env });
}

const missing = missingPackages();
try {
  if (missing.length > 0) install(missing);
} catch (error) {
  console.warn(String(error));
}
if (missingPackages().length > 0) {
  throw new Error(`The host tests need ${missing.join(', ')}: install what is missing and try again.`);
}
