import { readFileSync } from 'node:fs';
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

/** The file under `app/` of every page with an address of its own, by that address; `/blog/[id]` has many. */
export function listRoutes(): Record<string, string> {
  const files = listFiles('app').filter((file) => /\/page\.tsx$/.test(file) && !file.includes('['));
  const addressOf = (file: string) => file.slice(0, -'/page.tsx'.length).replace(/\/\([^/]*\)/g, '') || '/';
  return Object.fromEntries(files.map((file) => [addressOf(file), `app${file}`]));
}
