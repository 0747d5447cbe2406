import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jobs } from './jobs';
import { projectRoot } from './project-root';
import { hashSource } from './source-hash';

/** By job: the hash of the sources it was woven from, and what it wrote. */
type Woven = Record<string, { source: string; files: string[] }>;

const path = join(projectRoot, 'packages/loom/woven.json');

function readWoven(): Woven {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Woven) : {};
}

/** Notes in `packages/loom/woven.json` what a job wrote, and forgets the jobs that are no more. */
export async function noteWoven(name: string, source: string, files: string[]): Promise<void> {
  const woven = { ...readWoven(), [name]: { source, files } };
  const kept = jobs.flatMap(({ name: each }) => (woven[each] ? [[each, woven[each]] as const] : []));
  await writeFile(path, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

/** Names, without drawing anything, the jobs whose sources changed since they ran. */
export function staleJobs(): string[] {
  const woven = readWoven();
  return jobs.filter((job) => woven[job.name]?.source !== hashSource(job.source)).map(({ name }) => name);
}
