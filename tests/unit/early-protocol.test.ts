import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listFiles } from '@/lib/content/list-files';

const PROTOCOL = 'components/early/protocol.md';
const declared = [...readFileSync(PROTOCOL, 'utf8').matchAll(/^- `(.+?)`/gm)].map(([, name]) => name);

/** The attributes that the code of a file names, as `data-name` or as a variant of Tailwind, `data-[name]`; no comment counts. */
function namesIn(path: string): Set<string> {
  const text = readFileSync(path, 'utf8');
  const options = { removeComments: true, jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext };
  const code = path.endsWith('.css')
    ? text.replace(/\/\*[\s\S]*?\*\//g, '')
    : ts.transpile(text, options, path);
  return new Set([...code.matchAll(/\bdata-\[?([a-z]+(-[a-z]+)*)/g)].map(([, name]) => `data-${name}`));
}

const used = ['app', 'components', 'lib/rules', 'publish/pages']
  .flatMap((room) => listFiles(room).map((name) => room + name))
  .filter((path) => /\.(tsx?|css)$/.test(path))
  .flatMap((path) => [...namesIn(path)]);

test('early scripts, islands and styles share the attributes of the protocol, each of them, and no other', () => {
  const remedy = `${PROTOCOL} lists them: add what it lacks, remove what nothing uses`;
  expect([...new Set(used)].sort(), remedy).toEqual(declared.sort());
});

test('what one file alone knows is no attribute of the protocol', () => {
  expect(declared.filter((name) => used.indexOf(name ?? '') === used.lastIndexOf(name ?? ''))).toEqual([]);
});
