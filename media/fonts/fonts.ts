import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../project-root';
import { charset } from './charset';
import { faces, type Face } from './faces';
import { matchFallback, type Fallback } from './fallback';
import { readMetrics } from './read-metrics';
import type { Output } from '../output';

const fallbacksPath = 'app/fonts/fallbacks.json';

/** Writes the site's fonts, cut down to French, and the metrics of their fallbacks. */
export async function produce(): Promise<Output> {
  const files: string[] = [];
  const fallbacks: Record<string, Fallback> = {};
  for (const [role, face] of Object.entries(faces)) {
    fallbacks[role] = await cutFace(face);
    files.push(face.target);
  }
  await writeFile(join(projectRoot, fallbacksPath), `${JSON.stringify(fallbacks, null, 2)}\n`);
  console.log(fallbacks);
  return { files: [...files, fallbacksPath], pictures: {} };
}

async function cutFace(face: Face): Promise<Fallback> {
  const source = await readFile(join(projectRoot, face.source));
  const options = { noHinting: true, keepFeatures: ['kern', 'tnum'], dropTables: ['STAT', 'gasp', 'prep'] };
  const woff2 = await subsetFont(source, charset, {
    ...options,
    targetFormat: 'woff2',
    variationAxes: face.axes,
  });
  await mkdir(join(projectRoot, dirname(face.target)), { recursive: true });
  await writeFile(join(projectRoot, face.target), woff2);
  console.log(`${face.target}: ${woff2.byteLength} bytes`);
  const single = await subsetFont(source, charset, {
    targetFormat: 'sfnt',
    variationAxes: { ...face.axes, wght: face.weight },
  });
  return matchFallback(readMetrics(single), face.fallback);
}
