import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { findPython, samplePaths } from '../../support/samples';

const bySort = (extension: string) => samplePaths.filter((path) => extname(path) === extension);

test('every sample is shown by its article', () => {
  for (const path of samplePaths) {
    const [, article = '', name = ''] = path.match(/^(.*)\/exemples\/(.+)$/) ?? [];
    expect(readFileSync(`${article}/article.md`, 'utf8')).toContain(`fichier=exemples/${name}\n`);
  }
});

test('every sample is in a language whose samples are tried', () => {
  const tried = ['.sh', '.yml', '.sql', '.ts', '.py', '.json'];

  expect(samplePaths.filter((path) => !tried.includes(extname(path)))).toEqual([]);
});

test.each(bySort('.json'))('%s is JSON', (path) => {
  expect(() => JSON.parse(readFileSync(path, 'utf8')) as unknown).not.toThrow();
});

test('every Python sample can be read by Python, where there is one', () => {
  const python = findPython();
  const parse =
    'import ast, sys; [ast.parse(open(path, encoding="utf-8").read(), path) for path in sys.argv[1:]]';

  if (python)
    expect(spawnSync(python, ['-c', parse, ...bySort('.py')], { encoding: 'utf8' }).stderr).toBe('');
});
