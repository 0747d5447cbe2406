import { spawnSync } from 'node:child_process';
import { setPriority } from 'node:os';
import { jobs } from './jobs';
import { hashSource } from './source-hash';
import { noteWoven } from './woven';

/** Why the jobs named on the command line cannot be run, told before the long work begins. */
function findObstacle(names: readonly string[]): string | undefined {
  const known = jobs.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) return `There is no job ${unknown.join(', ')}; jobs are ${known.join(', ')}.`;
  if ((names.length > 0 && !names.includes('film')) || !spawnSync('ffmpeg', ['-version']).error) return;
  return 'The film needs ffmpeg, which is not installed: `apt-get install ffmpeg`, `brew install ffmpeg`, or name the other jobs.';
}

/** Runs the jobs named on the command line, or all of them, and notes what they wrote. */
async function run(names: readonly string[]): Promise<void> {
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
const names = process.argv.slice(2);
const obstacle = findObstacle(names);
if (obstacle === undefined) await run(names);
else {
  console.error(obstacle);
  process.exitCode = 1;
}
