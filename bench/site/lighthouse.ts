import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findWholeChromium } from '@/tests/support/find-chromium';
import { certificate } from '../support/certificate';

/** Asks for a newer Node, and works with 20 all the same; older versions do not read the browser's traces. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
export const SCORE_NAMES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMEOUT_MS = 300_000;

export type Scores = Record<(typeof SCORE_NAMES)[number], number> & {
  /** Audits that took points, by their ids. */
  lost: string[];
};

type Audit = { score: number | null };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Result = { categories: Record<string, Category>; audits: Record<string, Audit> };

/**
 * Lighthouse's scores of a page, out of 100, on its own mobile phone. The slow network and processor are applied, like in
 * all other figures, and not simulated: that multiplies the noise of the machine. It is fetched when first asked for.
 */
export async function runLighthouse(url: string): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), 'trame-lighthouse-'));
  const file = join(folder, 'result.json');
  const flags = ['--headless=new', certificate().flag, '--no-sandbox'].join(' ');
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url];
  const options = [
    `--chrome-flags=${flags}`,
    `--only-categories=${SCORE_NAMES.join(',')}`,
    '--throttling-method=devtools',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  try {
    const env = { ...process.env, CHROME_PATH: findWholeChromium() };
    await promisify(execFile)('npm', [...args, ...options], { env, timeout: TIMEOUT_MS, maxBuffer: 2 ** 26 });
    return readScores(JSON.parse(readFileSync(file, 'utf8')) as Result);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readScores({ categories, audits }: Result): Scores {
  const scores = SCORE_NAMES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const lost = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return { ...Object.fromEntries(scores), lost: [...new Set(lost)] } as Scores;
}
