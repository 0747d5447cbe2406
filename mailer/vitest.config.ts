import { defineConfig } from 'vitest/config';

/** No measure of anything: the machine may be busy, and what matters is that it comes. */
const PATIENCE_MS = 120_000;

export default defineConfig({
  test: {
    include: ['tests/*.test.ts'],
    globalSetup: 'tests/support/build.ts',
    testTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS / 2, interval: 10 } },
    maxWorkers: 2,
  },
});
