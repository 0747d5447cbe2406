import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'content/articles';

/** Every sample of code of the articles, by its path. */
export const samplePaths = readdirSync(FOLDER).flatMap((article) =>
  readdirSync(`${FOLDER}/${article}/exemples`).map((name) => `${FOLDER}/${article}/exemples/${name}`),
);

/** The text of a sample, named as in `ci-cd/deploy.sh`. */
export function readSample(name: string): string {
  return readFileSync(`${FOLDER}/${name.replace('/', '/exemples/')}`, 'utf8');
}
