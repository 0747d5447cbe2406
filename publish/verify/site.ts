import { readWaitingScripts } from '@/publish/rules/waiting-scripts';
import { readTags, type Tag } from './read-tags';
import type { Answer, Target } from './target';

/** A page as it is published: its path, its text, its tags and its script files, and what the host said with it. */
export type Page = {
  path: string;
  html: string;
  tags: readonly Tag[];
  /** Fetched at once or later. */
  scripts: readonly string[];
  headers: Headers;
};

/** All a check may look at. */
export type Site = {
  target: Target;
  /** Public origin the pages must name. */
  publicOrigin: string;
  paths: readonly string[];
  /** The pages that answered. */
  pages: readonly Page[];
  /** The status of an address of the site, asked once. */
  statusOf: (path: string) => Promise<number>;
  read: (path: string) => Promise<Answer>;
};

/** Reads all pages of a target. */
export async function readSite(
  target: Target,
  paths: readonly string[],
  publicOrigin: string,
): Promise<Site> {
  const answers = new Map<string, Promise<Answer>>();
  function read(path: string): Promise<Answer> {
    const answer = answers.get(path) ?? target.get(path);
    answers.set(path, answer);
    return answer;
  }
  const pages: Page[] = [];
  for (const path of paths) {
    const { status, headers, body } = await read(path);
    if (status !== 200) continue;
    const html = body.toString('utf8');
    const tags = readTags(html);
    pages.push({ path, html, tags, scripts: [...sourcesOf(tags), ...readWaitingScripts(html)], headers });
  }
  const statuses = new Map<string, Promise<number>>();
  function statusOf(path: string): Promise<number> {
    const ask = () => answers.get(path) ?? target.get(path, { method: 'HEAD' });
    const status = statuses.get(path) ?? ask().then((answer) => answer.status);
    statuses.set(path, status);
    return status;
  }
  return { target, publicOrigin, paths, pages, read, statusOf };
}

function sourcesOf(tags: readonly Tag[]): string[] {
  return tags.flatMap(({ name, attributes }) =>
    name === 'script' && attributes.src && attributes.nomodule === undefined ? attributes.src : [],
  );
}
