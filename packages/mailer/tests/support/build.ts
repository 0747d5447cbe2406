import { execFileSync } from 'node:child_process';

/** The host as its owner installs it, written once for all tests. */
export default function build(): void {
  execFileSync(process.execPath, ['build.mjs'], { stdio: 'inherit' });
}
