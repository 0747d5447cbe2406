import { existsSync, readFileSync } from 'node:fs';

/** The text of a sample, named as in `ci-cd/deploy.sh`. */
export type Read = (sample: string) => string;

export const readSample: Read = (name) =>
  readFileSync(`content/articles/${name.replace('/', '/exemples/')}`, 'utf8');

/** What the code of an article promises. */
export type Trial = {
  /** The article that must be there; of any, where none is named. */
  article?: string;
  promise: string;
  /** @throws where the promise is not kept. */
  attempt: (read: Read) => unknown;
};

/** Whether an article of the demonstration is still there: what its code does is not asked of an owner's own. */
export const hasArticle = (name: string) => existsSync(`content/articles/${name}/exemples`);
