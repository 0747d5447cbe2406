import { setPriority } from 'node:os';
import { jobs } from './jobs';
import { readManifest, writeManifest } from './manifest';
import { hashSource } from './source-hash';
import { writePictures } from './write-pictures';

/** Runs the jobs named on the command line, or all of them, and records what they wrote. */
async function run(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !jobs.some((job) => job.name === name));
  if (unknown.length > 0) {
    throw new Error(`no such job: ${unknown.join(', ')}; jobs are ${jobs.map((job) => job.name).join(', ')}`);
  }
  for (const job of jobs.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const startMs = Date.now();
    const source = hashSource(job.source);
    const output = await (await job.load()).produce();
    const manifest = { ...readManifest(), [job.name]: { source, ...output } };
    await writeManifest(
      manifest,
      jobs.map(({ name }) => name),
    );
    await writePictures(manifest);
    console.log(`${job.name}: ${output.files.length} files, ${((Date.now() - startMs) / 1000).toFixed(1)} s`);
  }
}

// Rendering is long and never urgent: it gives way to whatever else the machine is doing.
setPriority(10);
await run(process.argv.slice(2));
