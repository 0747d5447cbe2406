import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/*.test.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
});
