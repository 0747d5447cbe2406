import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Where the articles are; elsewhere while faults are sown in them. */
const FOLDER = process.env.SAMPLES_OF ?? 'content/articles';

/** Every sample of code of the articles, by its path. */
export const samplePaths = readdirSync(FOLDER)
  .map((article) => `${FOLDER}/${article}/exemples`)
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));

/** The text of a sample, named as in `ci-cd/deploy.sh`. */
export function readSample(name: string): string {
  return readFileSync(`${FOLDER}/${name.replace('/', '/exemples/')}`, 'utf8');
}

/** The Python of this machine, if it has one. */
export function findPython(): string | undefined {
  return ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
}
