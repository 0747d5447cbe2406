import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root';
import type { Output } from './output';

/** What each job wrote last, and the hash of the sources it was written from. */
export type Manifest = Record<string, Output & { source: string }>;

const path = join(projectRoot, 'media/outputs.json');

/** Reads `media/outputs.json`; an absent file is an empty manifest. */
export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Writes `media/outputs.json` with its jobs in alphabetical order. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
}
