import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { listSamples, pathOf, readArticle, readSample } from '../support/articles';
import { python, runPython } from '../support/python';

const articles = listSamples();
const all = articles.flatMap(({ samples }) => samples);
const written = (extension: string) => all.filter((name) => extname(name) === extension);

test.each(articles)(
  'every sample of « $article » is shown, and every one shown is there',
  ({ article, samples }) => {
    const shown = [...readArticle(article).matchAll(/^```\w+ fichier=(exemples\/\S+)$/gm)].map(
      ([, path]) => path,
    );
    expect(shown.sort()).toEqual(samples.map((name) => name.replace(`${article}/`, 'exemples/')).sort());
  },
);

test.each(all)('%s is short enough to be read', (sample) => {
  expect(readSample(sample).split('\n').length).toBeLessThanOrEqual(60);
});

test('what is shown as JSON is JSON', () => {
  for (const name of written('.json')) expect(JSON.parse(readSample(name))).toBeTypeOf('object');
});

test.skipIf(!python)('every Python sample can be read by Python', () => {
  const read =
    'import ast, json, sys; print(json.dumps([len(ast.parse(open(p).read()).body) for p in sys.argv[1:]]))';
  const paths = written('.py').map(pathOf);
  if (paths.length > 0) expect(runPython<number[]>('donnees', read, ...paths)).not.toContain(0);
});
