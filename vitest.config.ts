import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Files share what they import, which costs more to read anew for each than their tests: a test therefore mocks no module
 * (`vi.mock`), and leaves behind what it found.
 */
const together = { isolate: false };

/** However slow and busy the machine: what waits, waits for an event, and this long only where it never comes. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

/** A page is read, not run. */
const settings = { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true };
const environmentOptions = { happyDOM: { settings } };

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)) };

export default defineConfig({
  resolve: { alias },
  test: {
    ...patience,
    setupFiles: ['tests/support/ignore-env-files.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/specification.test.ts', 'tests/unit/**/*.test.ts', 'loom/tests/**/*.test.ts'],
          ...together,
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'components',
          environment: 'happy-dom',
          environmentOptions,
          include: ['tests/components/**/*.test.tsx'],
          setupFiles: ['tests/support/clean-up.ts'],
          ...together,
        },
      },
      {
        extends: true,
        test: {
          name: 'export',
          environment: 'happy-dom',
          environmentOptions,
          include: ['tests/export/**/*.test.ts'],
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
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'machines',
          include: ['tests/machines/**/*.test.ts'],
          environment: 'happy-dom',
          environmentOptions,
        },
      },
    ],
  },
});
