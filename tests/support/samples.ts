import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Where the articles are; elsewhere while faults are sown in them. */
const FOLDER = process.env.SAMPLES_OF ?? 'content/articles';

/** Whether an article of the demonstration is still there: what its samples do is not asked of an owner's own. */
export function hasArticle(name: string): boolean {
  return existsSync(`${FOLDER}/${name}/exemples`);
}

/** Every sample of code of the demonstration's articles, by its path. */
export const samplePaths = ['ci-cd', 'donnees', 'hors-ligne', 'mobile-money']
  .filter(hasArticle)
  .map((article) => `${FOLDER}/${article}/exemples`)
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));

/** The text of a sample, named as in `ci-cd/deploy.sh`; empty once its article is gone. */
export function readSample(name: string): string {
  const path = `${FOLDER}/${name.replace('/', '/exemples/')}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** The Python of this machine, if it has one. */
export function findPython(): string | undefined {
  return ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
}
