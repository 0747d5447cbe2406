import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { listFiles } from '../list-files';

/** Read by the code itself, not as words. */
export const CODE = ['types', 'categories', 'colours', 'films'].map((name) => `content/${name}.ts`);

/** Every file of the content by its path from the root, but those a system hides. */
export function listContentFiles(): string[] {
  return listFiles('content').flatMap((path) => (/\/\.|Thumbs\.db$|~$/.test(path) ? [] : `content${path}`));
}

/** The content's own TypeScript files by their path, as they stand on disk. */
export function readSources(): Map<string, string> {
  const files = listContentFiles().filter((file) => /^content\/(pages\/)?[^/]+\.ts$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Those of them that the content itself or a page imports, by the last name of its path. */
export function listImported(): string[] {
  const folders = ['app', 'content', 'lib'].flatMap((name) => listFiles(name).map((file) => name + file));
  const code = folders.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const named = new Set(code.flatMap((text) => text.match(/(?<=from '[^']*\/)[\w-]+(?=')/g) ?? []));
  return [...readSources().keys()].filter((file) => named.has(basename(file.replace('/index', ''), '.ts')));
}

/** The file under `app/` of every page with an address of its own, by that address; `/blog/[id]` has many. */
export function listRoutes(): Record<string, string> {
  const files = listFiles('app').filter((file) => /\/page\.tsx$/.test(file) && !file.includes('['));
  const addressOf = (file: string) => file.slice(0, -'/page.tsx'.length).replace(/\/\([^/]*\)/g, '') || '/';
  return Object.fromEntries(files.map((file) => [addressOf(file), `app${file}`]));
}
