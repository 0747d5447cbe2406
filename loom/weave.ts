import { setPriority } from 'node:os';
import { jobs } from './jobs';
import { hashSource } from './source-hash';
import { noteWoven } from './woven';

/** Runs the jobs named on the command line, or all of them, and notes what they wrote. */
async function run(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !jobs.some((job) => job.name === name));
  if (unknown.length > 0) {
    throw new Error(`no such job: ${unknown.join(', ')}; jobs are ${jobs.map((job) => job.name).join(', ')}`);
  }
  for (const job of jobs.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const startMs = Date.now();
    const source = hashSource(job.source);
    const files = await (await job.load()).produce();
    await noteWoven(job.name, source, files);
    console.log(`${job.name}: ${files.length} files, ${((Date.now() - startMs) / 1000).toFixed(1)} s`);
  }
}

// Weaving is long and never urgent: it gives way to whatever else the machine is doing.
setPriority(10);
await run(process.argv.slice(2));
