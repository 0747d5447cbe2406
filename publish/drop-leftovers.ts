import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/list-files';

/** Removes second copies of pages, which would answer 200, and what the framework's router would ask for. */
export function dropLeftovers(out: string): void {
  for (const name of ['_not-found.html', '_not-found.txt', '_not-found'])
    rmSync(join(out, name), { recursive: true, force: true });
  const files = new Set(listFiles(out));
  for (const file of files) {
    const isOfPage = file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html'));
    if (isOfPage || /\/__next\.[^/]*\.txt$/.test(file)) rmSync(join(out, file));
  }
}
