import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { jobs } from './jobs';
import { readManifest } from './manifest';
import { projectRoot } from './project-root';
import { hashSource } from './source-hash';

/**
 * Names, without rendering anything, what no longer matches its source: a job whose sources changed since it
 * ran, a file that is missing, a file of `public/media` that no job wrote.
 */
export function staleOutputs(): string[] {
  const manifest = readManifest();
  const written = new Set(Object.values(manifest).flatMap((entry) => entry.files));
  return [
    ...jobs
      .filter((job) => manifest[job.name]?.source !== hashSource(job.source))
      .map((job) => `job ${job.name}`),
    ...[...written].filter((file) => !existsSync(join(projectRoot, file))),
    ...readdirSync(join(projectRoot, 'public/media'))
      .map((file) => `public/media/${file}`)
      .filter((file) => !written.has(file)),
  ];
}
