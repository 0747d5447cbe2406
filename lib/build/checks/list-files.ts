import { readdirSync } from 'node:fs';

/** Every file of the content by its path from the root, but those a system hides. */
export function listContentFiles(folder = 'content'): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.replaceAll('\\', '/')}/${entry.name}`)
    .filter((path) => !/(^|\/)\.|Thumbs\.db$|~$/.test(path))
    .sort();
}
