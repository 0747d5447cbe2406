import { readdirSync, readFileSync } from 'node:fs';

/** Every file of the content by its path from the root, but those a system hides. */
export function listFiles(folder = 'content'): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.replaceAll('\\', '/')}/${entry.name}`)
    .filter((path) => !/(^|\/)\.|Thumbs\.db$|~$/.test(path))
    .sort();
}

/** The content's own TypeScript files by their path, as they stand on disk. */
export function readSources(): Map<string, string> {
  const files = listFiles().filter((file) => /^content\/(pages\/)?[^/]+\.ts$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** The file under `app/` of every page with an address of its own, by that address; `/blog/[id]` has many. */
export function listRoutes(): Record<string, string> {
  const files = listFiles('app').filter((file) => /\/page\.tsx$/.test(file) && !file.includes('['));
  return Object.fromEntries(
    files.map((file) => {
      const folders = file.split('/').slice(1, -1);
      return [`/${folders.filter((name) => !name.startsWith('(')).join('/')}`, file];
    }),
  );
}
