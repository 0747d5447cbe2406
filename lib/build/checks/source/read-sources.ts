import { readFileSync } from 'node:fs';
import { listContentFiles } from '../list-files';

/** The content's own TypeScript files by their path, as they stand on disk. */
export function readSources(): Map<string, string> {
  const files = listContentFiles().filter((file) => /^content\/(pages\/)?[^/]+\.ts$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
