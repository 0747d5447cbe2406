import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';

/**
 * Runs the browser tests in trouble: each core kept busy by four others' work, the browser's processor six times slower.
 * Takes what `playwright test` takes.
 */
const BUSY_LOOPS = Math.max(8, 4 * availableParallelism());
const SLOWER = '6';

const loops = Array.from({ length: BUSY_LOOPS }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
const [, , ...args] = process.argv;
const tests = spawn('npx', ['playwright', 'test', ...args], {
  stdio: 'inherit',
  env: { ...process.env, E2E_SLOWER: SLOWER },
});
process.on('exit', () => loops.forEach((loop) => loop.kill()));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void tests.kill(signal));
tests.on('exit', (code) => {
  console.log(`load at the end: ${loadavg().map(Math.round).join(', ')}`);
  process.exit(code ?? 1);
});
