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
  const read = remember((path) => target.get(path));
  const statusOf = remember(async (path) => (await target.get(path, { method: 'HEAD' })).status);
  const pages: Page[] = [];
  for (const path of paths) {
    const { status, headers, body } = await read(path);
    if (status !== 200) continue;
    const html = body.toString('utf8');
    const tags = readTags(html);
    pages.push({ path, html, tags, scripts: [...sourcesOf(tags), ...readWaitingScripts(html)], headers });
  }
  return { target, publicOrigin, paths, pages, read, statusOf };
}

/** Asks once for each path. */
function remember<Said>(ask: (path: string) => Promise<Said>): (path: string) => Promise<Said> {
  const said = new Map<string, Promise<Said>>();
  return (path) => {
    const known = said.get(path) ?? ask(path);
    said.set(path, known);
    return known;
  };
}

function sourcesOf(tags: readonly Tag[]): string[] {
  return tags.flatMap(({ name, attributes }) =>
    name === 'script' && attributes.src && attributes.nomodule === undefined ? attributes.src : [],
  );
}
