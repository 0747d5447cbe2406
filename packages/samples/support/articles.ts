import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';

const ARTICLES = fileURLToPath(new URL('../../../content/articles/', import.meta.url));

const DEMONSTRATION = ['ci-cd', 'donnees', 'hors-ligne', 'mobile-money'] as const;

export type ArticleName = (typeof DEMONSTRATION)[number];

/** The path of a sample on this machine, by its name as in `ci-cd/deploy.sh`. */
export const pathOf = (sample: string) => ARTICLES + sample.replace('/', '/exemples/');

/** What a TypeScript sample exports. */
export const loadSample = <Exports>(sample: string) => import(pathOf(sample)) as Promise<Exports>;

export const readSample = (sample: string) => readFileSync(pathOf(sample), 'utf8');

export const readArticle = (name: ArticleName) => readFileSync(`${ARTICLES}${name}/article.md`, 'utf8');

const hasArticle = (name: ArticleName) => existsSync(`${ARTICLES}${name}/exemples`);

/** Tests of one article of the demonstration, passed over once its owner has deleted it. */
export function describeArticle(name: ArticleName, tests: () => void): void {
  describe.skipIf(!hasArticle(name))(name, tests);
}

/** The articles of the demonstration that are still there, each with the names of its samples. */
export function listSamples(): { article: ArticleName; samples: string[] }[] {
  return DEMONSTRATION.filter(hasArticle).map((article) => ({
    article,
    samples: readdirSync(`${ARTICLES}${article}/exemples`).map((name) => `${article}/${name}`),
  }));
}
