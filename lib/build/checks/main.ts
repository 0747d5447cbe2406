import { writeFileSync } from 'node:fs';
import { loadEnvFiles } from '@/lib/build/load-env-files';
import { readSources } from './list-files';
import { annotateMistake, byPlace, sayMistake, type Mistake } from './mistake';
import { loadChecks, type Checks } from './source/load-checks';
import { mendSource } from './source/mend-source';
import { setSpaces } from './source/set-spaces';
import { shapeMistakes } from './source/shape-mistakes';

void control();

/** Prints every mistake, and what is left to do. */
async function control(): Promise<void> {
  loadEnvFiles('production');

  // While one works, the file is open in an editor.
  if (process.env.NODE_ENV !== 'development') setAllSpaces();
  const mistakes = await listAll();
  for (const mistake of mistakes) {
    console.error(sayMistake(mistake));
    if (process.env.GITHUB_ACTIONS) process.stdout.write(`${annotateMistake(mistake)}\n`);
  }
  console.error(`\n${mistakes.length > 0 ? mistakes.length : 'Rien'} à corriger dans content/.`);
  if (mistakes.length > 0) process.exitCode = 1;
}

function setAllSpaces(): void {
  for (const [file, source] of readSources()) {
    const set = setSpaces(source);
    if (set === source) continue;
    writeFileSync(file, set);
    console.error(`${file} : espaces insécables posées`);
  }
}

/** What is mistyped in the files of data, then, of these files as they were meant, every other mistake. */
async function listAll(): Promise<Mistake[]> {
  const read = await Promise.all(
    [...readSources()].map(async ([file, source]) => ({ file, ...(await mendSource(file, source)) })),
  );
  const mistyped = read.flatMap((each) => each.mistakes);
  const texts = read.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text] as const]));
  const sources = new Map(texts);
  // The rest of the content cannot be weighed without this file.
  if (sources.size < read.length) return [...mistyped, ...shapeMistakes(sources)];
  const loaded = await loadChecks(sources);
  if ('mistakes' in loaded) return [...mistyped, ...shapeMistakes(sources), ...loaded.mistakes];
  const found = loaded.listMistakes(undefined, undefined, sources);
  if (mistyped.length + found.length === 0 && process.env.NODE_ENV !== 'development') assertReady(loaded);
  return [...mistyped, ...found].sort(byPlace);
}

/** Says what is left to replace before going live; under `SITE_STRICT=1` that stops a build. */
function assertReady({ assertReadyContent }: Checks): void {
  try {
    assertReadyContent();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
