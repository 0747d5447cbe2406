import { readFileSync } from 'node:fs';

/** Where publish/bundle-early-scripts.ts leaves them; a build keeps this folder. */
export const EARLY_FOLDER = '.next/cache/early';

/** The text of `components/…/<name>.early.ts`, bundled for browsers. */
export function readEarlyScript(name: string): string {
  return readFileSync(`${EARLY_FOLDER}/${name}.early.js`, 'utf8').replace('"use strict";', '').trim();
}
