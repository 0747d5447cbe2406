import { spawn } from 'node:child_process';

/**
 * Runs commands of package.json side by side and says of each that it begins, how far it is, and in one line how it ended;
 * the whole of what it printed only where it failed. Last come the sums.
 */
const lanes = process.argv.slice(2);

/** What waits for another to be green. */
const NEEDS: Record<string, string> = { 'test:export': 'test:build', 'test:e2e': 'test:build' };
const NEWS_MS = 20_000;

type End = { passed: number; failed: number; isGreen: boolean };

const startedAt = Date.now();
const ends = new Map<string, Promise<End>>();
for (const lane of lanes) ends.set(lane, run(lane));
const all = await Promise.all(ends.values());
const sum = (name: 'passed' | 'failed') => all.reduce((total, end) => total + end[name], 0);
const red = lanes.filter((_, index) => !all[index]?.isGreen);
const outcome = red.length > 0 ? `red: ${red.join(', ')}` : 'all green';
console.log(`\n${sum('passed') + sum('failed')} tests, ${outcome}, ${lasting(startedAt)}`);
process.exitCode = red.length > 0 ? 1 : 0;

async function run(lane: string): Promise<End> {
  // The lane that it needs may come later in the list.
  await Promise.resolve();
  const needed = await ends.get(NEEDS[lane] ?? '');
  if (needed && !needed.isGreen) return end(lane, `not run, ${NEEDS[lane]} is red`, false);
  console.log(`${lane} begins`);
  const since = Date.now();
  let output = '';
  const child = spawn('npm', ['run', '--silent', lane], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const news = setInterval(() => {
    console.log(`… ${lane}, ${lasting(since)}: ${newsOf(output)}`);
  }, NEWS_MS);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(news);
  if (code !== 0) console.log(output);
  return end(lane, lasting(since), code === 0, output);
}

/** The last line that a lane printed; of Playwright, which prints a dot a test that passed, how many did. */
function newsOf(output: string): string | undefined {
  const [, tests] = /^Running (\d+) tests/m.exec(output) ?? [];
  if (tests) return `${(output.match(/[·×°±]/g) ?? []).length} of ${tests}`;
  return output.trimEnd().split('\n').at(-1)?.trim().slice(0, 90);
}

/** Says how a lane ended. Vitest and Playwright count their tests; any other lane is one. */
function end(lane: string, words: string, isGreen: boolean, output = ''): End {
  const counts = [...output.matchAll(/^ +(?:Tests +)?(?=\d+ (?:passed|failed)).*$/gm)].join('\n');
  const count = (name: string) =>
    [...counts.matchAll(new RegExp(`^ +.*?(\\d+) ${name}`, 'gm'))].reduce((all, [, n]) => all + Number(n), 0);
  const failed = count('failed') || (isGreen ? 0 : 1);
  const passed = count('passed') || (isGreen ? 1 : 0);
  console.log(`${lane}: ${passed} passed, ${failed} failed, ${words}`);
  return { passed, failed, isGreen };
}

function lasting(since: number): string {
  const seconds = Math.round((Date.now() - since) / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
