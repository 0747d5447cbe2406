import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { bash } from './bash';
import { offlineTrials } from './offline';
import { sql } from './sql';
import { hasArticle, readSample, type Trial } from './trial';
import { typescript } from './typescript';
import { yaml } from './yaml';

const samples = ['ci-cd', 'donnees', 'hors-ligne', 'mobile-money']
  .filter(hasArticle)
  .flatMap((article) =>
    readdirSync(`content/articles/${article}/exemples`).map((name) => `${article}/${name}`),
  );
const bySort = (extension: string) => samples.filter((name) => extname(name) === extension);

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);

const data: Trial[] = [
  {
    promise: 'what is shown as JSON is JSON',
    attempt: (read) => bySort('.json').forEach((name) => JSON.parse(read(name)) as unknown),
  },
  {
    promise: 'every Python sample can be read by Python, where there is one',
    attempt: (read) => {
      if (!python) return;
      const parse = 'import ast, json, sys; [ast.parse(text) for text in json.load(sys.stdin)]';
      const input = JSON.stringify(bySort('.py').map(read));
      expect(spawnSync(python, ['-c', parse], { encoding: 'utf8', input }).stderr).toBe('');
    },
  },
];

const trials = [...data, ...bash, ...yaml, ...sql, ...offlineTrials, ...typescript(bySort('.ts'))];

test.each(trials.filter(({ article }) => !article || hasArticle(article)))(
  '$promise',
  { timeout: 60_000 },
  async ({ attempt }) => void (await attempt(readSample)),
);

test('every sample is shown by its article', () => {
  for (const sample of samples) {
    const [article = '', name = ''] = sample.split('/');
    expect(readSample(`${article}/../article.md`)).toContain(`fichier=exemples/${name}\n`);
  }
});
