import next from '@next/eslint-plugin-next';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** What a room may not import: knowledge flows lib/rules → content → lib → components → app. */
const above = 'components/|app/|publish/|packages/';
const reading = 'content/(?!types$)|lib/(?!rules/)';
const forbidden = {
  content: `lib/(?!rules/)|${above}`,
  lib: above,
  'lib/rules': `${reading}|${above}`,
  'lib/pages': `lib/(articles|seo|checks|content)/|${above}`,
  'lib/pictures': `lib/(articles|seo|checks|content)/|${above}`,
  'lib/articles': `lib/(seo|checks|content)/|${above}`,
  'lib/seo': `lib/(articles|checks|content)/|${above}`,
  'lib/checks': `lib/(articles|seo)/|${above}`,
  components: `${reading}|app/|publish/|packages/`,
  app: 'publish/|packages/',
  publish: 'components/|app/|packages/',
};

/** What lies beyond the next file is proven by tests/unit/import-wall.test.ts. */
const oneWayLaw = Object.entries(forbidden).map(([room, rooms]) => {
  const message = 'Against the one-way law: see CONTRIBUTING.md.';
  const patterns = [{ regex: `^(@/|(\\.\\./)+)(${rooms})`, message }];
  return { files: [`${room}/**/*.{ts,tsx}`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
});

export default defineConfig(
  globalIgnores([
    '{.next,out,packages/mailer/dist,packages/samples,packages/worker-tests,playwright-report,test-results,bench-results}/',
    '{next-env.d.ts,content/articles/*/exemples/}',
  ]),
  tseslint.configs.strict,
  { ...next.configs['core-web-vitals'], files: ['**/*.{ts,tsx}'] },
  { ...reactHooks.configs.flat['recommended-latest'], files: ['**/*.{ts,tsx}'] },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // Pictures are sized and encoded before the build: see components/ui/picture.tsx.
      '@next/next/no-img-element': 'off',
      // Pages are whole documents (docs/decisions/009): no router fetches them.
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-else-return': 'error',
      'prefer-const': 'error',
    },
  },
  // What an owner takes out may have been the last to use a name above it.
  { files: ['content/**'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  { ...jsxA11y.configs.recommended, files: ['**/*.tsx'] },
  // A row of the quote is a label that holds its words, and under them a note.
  { files: ['**/*.tsx'], rules: { 'jsx-a11y-x/label-has-associated-control': ['error', { depth: 3 }] } },
  {
    // Programs of the command line speak on their standard output.
    files: ['{packages,publish,bench,tests}/**', '*.{mjs,ts}'],
    rules: { 'no-console': 'off' },
  },
  // Whatever sees a visitor's bytes works in a time that grows no faster than they do.
  {
    files: ['packages/mailer/src/**', 'lib/rules/**', 'components/**'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  },
  {
    files: ['packages/mailer/src/**'],
    rules: {
      'regexp/no-super-linear-move': 'error',
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^@/', message: 'The mailer knows no site.' }] },
      ],
    },
  },
  ...oneWayLaw,
);
