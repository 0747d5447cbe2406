import { rmSync } from 'node:fs';
import { join } from 'node:path';

const LEFTOVERS = ['_not-found.html', '_not-found.txt', '_not-found'];

/** Removes from `out/` the second copy of the 404 page, which would answer 200 under an address of its own. */
export function dropLeftovers(out: string): void {
  for (const name of LEFTOVERS) rmSync(join(out, name), { recursive: true, force: true });
}
