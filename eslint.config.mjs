import next from '@next/eslint-plugin-next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Folders a folder may not import from: knowledge flows content → lib → components → app. */
const forbiddenImports = {
  content: ['lib', 'components', 'app', 'media', 'export', 'server'],
  lib: ['components', 'app', 'media', 'export', 'server'],
  components: ['app', 'media', 'export', 'server'],
  app: ['media', 'export', 'server'],
  server: ['components', 'app', 'media', 'export'],
  export: ['components', 'app', 'media', 'server'],
};

/** What a folder may take of the content: all of it, or only its types. */
function contentPattern(folder) {
  return folder === 'components'
    ? [
        {
          regex: '^@/content/(?!types$)',
          message: 'Components receive content as props; only its types are theirs.',
        },
      ]
    : [];
}

const oneWayLaw = Object.entries(forbiddenImports).map(([folder, forbidden]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(@/|(\\.\\./)+)(${forbidden.join('|')})(/|$)`,
            message: 'Against the one-way law: see CONTRIBUTING.md.',
          },
          ...contentPattern(folder),
        ],
      },
    ],
  },
}));

export default defineConfig(
  globalIgnores(['.next/', 'out/', 'next-env.d.ts', 'playwright-report/', 'test-results/', 'bench-results/']),
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@next/next': next },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      // Pictures are sized and encoded before the build: see components/ui/picture.tsx.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-else-return': 'error',
      'prefer-const': 'error',
    },
  },
  { ...jsxA11y.flatConfigs.recommended, files: ['**/*.tsx'] },
  { ...reactHooks.configs.flat.recommended, files: ['**/*.{ts,tsx}'] },
  {
    // Programs of the command line speak on their standard output.
    files: ['server/**', 'media/**', 'export/**', 'tests/**', '*.mjs', '*.ts'],
    rules: { 'no-console': 'off' },
  },
  ...oneWayLaw,
);
