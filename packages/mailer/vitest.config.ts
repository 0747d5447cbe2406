import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/*.test.ts'],
    globalSetup: 'tests/support/build.ts',
    // No measure of anything: the machine may be busy, and what matters is that it comes.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 10 } },
    maxWorkers: 2,
  },
});
