import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPython, hasArticle } from '../../support/samples';

/** One fault a language, as an author could slip it in, and the test that must see it. */
const FAULTS = (
  [
    [
      'ci-cd/exemples/deploy.sh',
      '[[ "$digest" == "$previous" ]] ||',
      '',
      'a release is deployed and remembered',
    ],
    ['ci-cd/exemples/livraison.yml', 'needs: build', 'need: build', 'the workflow says nothing that GitHub'],
    ['mobile-money/exemples/paiement.sql', 'UNIQUE INDEX', 'INDEX', 'a double click asks once'],
    [
      'mobile-money/exemples/signature.ts',
      'Number(timestamp)',
      'timestamp',
      'the compiler has nothing to say',
    ],
    [
      'donnees/exemples/reprise.py',
      'path.read_bytes()',
      'path.read_bytes(',
      'every Python sample can be read',
    ],
    ['donnees/exemples/releve.json', '17.5\n', '17,5\n', 'releve.json is JSON'],
  ] as [sample: string, right: string, wrong: string, test: string][]
).filter(([sample]) => hasArticle(sample.replace(/\/.*/, '')));

test.skipIf(FAULTS.length === 0)('a fault in a sample is found', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'));
  cpSync('content/articles', folder, { recursive: true });
  for (const [sample, right, wrong] of FAULTS) {
    const path = join(folder, sample);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(right);
    writeFileSync(path, text.replace(right, wrong));
  }
  const files = ['all', 'bash', 'sql', 'typescript', 'yaml'].map(
    (name) => `tests/unit/samples/${name}.test.ts`,
  );
  const names = FAULTS.map(([, , , name]) => name);
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...files, '--reporter=json', '-t', names.join('|')],
    { encoding: 'utf8', env: { ...process.env, SAMPLES_OF: folder } },
  );
  rmSync(folder, { recursive: true });
  const { testResults } = JSON.parse(stdout) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ title }) => names.find((name) => title.includes(name)) ?? title);

  const seen = names.filter((name) => findPython() || !name.includes('Python'));
  expect(failed.sort()).toEqual(seen.sort());
});
