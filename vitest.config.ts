import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ANSWER_MS, EXPECT_MS } from './tests/support/patience.ts';

/**
 * Files share what they import, which costs more to read anew for each than their tests: a test therefore mocks no module
 * (`vi.mock`), and leaves behind what it found.
 */
const together = { isolate: false, expect: { poll: { timeout: EXPECT_MS } } };

/** However slow and busy the machine: what waits, waits for an event, and this long only where it never comes. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: ANSWER_MS } } };

/** A page is read, not run. */
const settings = { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true };
const inPage = { environment: 'happy-dom', environmentOptions: { happyDOM: { settings } } };

const project = (name: string, include: string[], more: TestProjectInlineConfiguration['test'] = {}) => ({
  extends: true as const,
  test: { name, include, ...more },
});

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    ...patience,
    setupFiles: ['tests/support/ignore-env-files.ts'],
    projects: [
      project(
        'unit',
        ['tests/{specification,unit/**/*}.test.ts', 'packages/loom/tests/**/*.test.ts'],
        together,
      ),
      project('components', ['tests/components/**/*.test.tsx'], {
        ...{ ...together, ...inPage },
        globalSetup: 'tests/support/bundle-early.ts',
        setupFiles: ['tests/support/clean-up.ts'],
      }),
      // Every page is parsed once for all files.
      project('export', ['tests/export/**/*.test.ts'], { ...together, ...inPage, maxWorkers: 1 }),
      project('engines', ['tests/engines/*.test.ts'], { maxWorkers: 2 }),
      project('machines', ['tests/machines/**/*.test.ts'], inPage),
    ],
  },
});
