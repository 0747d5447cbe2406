import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/build/list-files';

const LEFTOVERS = ['_not-found.html', '_not-found.txt', '_not-found', 'blog/page/1.html', 'blog/page/1.txt'];

/**
 * Removes from `out/` the second copies of the 404 page, which would answer 200 under an address of its own, and of the
 * blog's first page; and what the framework's router would ask for: pages are whole documents here.
 */
export function dropLeftovers(out: string): void {
  for (const name of LEFTOVERS) rmSync(join(out, name), { recursive: true, force: true });
  const files = new Set(listFiles(out));
  for (const file of files)
    if (
      /\/__next\.[^/]*\.txt$/.test(file) ||
      (file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html')))
    )
      rmSync(join(out, file));
}
