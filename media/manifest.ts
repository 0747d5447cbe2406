import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root';
import { writeGenerated } from './write-pictures';
import type { Output } from './output';

/** What each job wrote last, and the hash of the sources it was written from. */
export type Manifest = Record<string, Output & { source: string }>;

const path = 'media/outputs.json';

/** Reads `media/outputs.json`; an absent file is an empty manifest. */
export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(join(projectRoot, path), 'utf8')) as Manifest;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Writes `media/outputs.json`: the jobs that still exist, in alphabetical order. */
export async function writeManifest(manifest: Manifest, jobNames: readonly string[]): Promise<void> {
  const entries = Object.entries(manifest).filter(([name]) => jobNames.includes(name));
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeGenerated(path, JSON.stringify(sorted));
}
