import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Files share what they import, which costs more to read anew for each than their tests: a test therefore mocks no module
 * (`vi.mock`), and leaves behind what it found.
 */
const together = { isolate: false };

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)) };

export default defineConfig({
  resolve: { alias },
  test: {
    setupFiles: ['tests/support/ignore-env-files.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/specification.test.ts', 'tests/unit/**/*.test.ts', 'loom/tests/**/*.test.ts'],
          testTimeout: 20_000,
          ...together,
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/components/**/*.test.tsx'],
          setupFiles: ['tests/support/clean-up.ts'],
          testTimeout: 20_000,
          ...together,
        },
      },
      {
        extends: true,
        test: {
          name: 'export',
          environment: 'jsdom',
          include: ['tests/export/**/*.test.ts'],
          testTimeout: 30_000,
          ...together,
          // Every page is parsed once for all files.
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'machines',
          include: ['tests/machines/**/*.test.ts'],
          environment: 'jsdom',
          testTimeout: 30_000,
        },
      },
    ],
  },
});
