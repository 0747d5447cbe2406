import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // PostgreSQL is started once for all files of a worker, at the first question put to it.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
