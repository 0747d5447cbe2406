import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const MODES = ['', '.local', '.production', '.production.local'];

/**
 * What a developer's `.env` files set, each empty, which counts as absent and which no such file overrides: what is
 * tested is the site, and not the settings of this machine. Imported for its effect, it empties them here.
 */
export const emptied: Record<string, string> = Object.fromEntries(
  MODES.map((mode) => `.env${mode}`)
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.keys(parseEnv(readFileSync(file, 'utf8'))))
    .map((name) => [name, '']),
);

Object.assign(process.env, emptied);
