import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // What samples take from a library: of a telephone, what stands for it here.
  resolve: {
    alias: {
      express: fileURLToPath(import.meta.resolve('express')),
      'expo-crypto': 'node:crypto',
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    // PostgreSQL is started once for all files of a worker, at the first question put to it.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
