import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listFiles } from '@/lib/build/list-files';

// What a file may import itself, lint says: eslint.config.mjs. Here every import is followed to its end.
type Import = { target: string; isTypeOnly: boolean };

const files = ['content', 'lib', 'components', 'app'].flatMap((room) =>
  listFiles(room).map((name) => room + name),
);
const graph = new Map(
  files
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('/exemples/'))
    .map((file) => [file, importsOf(file)] as const),
);

/** What a file imports: files of this project by their path from its root, packages by their name. */
function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    return [{ target: resolve(file, statement.moduleSpecifier.text), isTypeOnly: isTypeOnly(statement) }];
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause || clause.isTypeOnly) return Boolean(clause);
  const names = clause.namedBindings;
  return (
    !clause.name &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.every((name) => name.isTypeOnly)
  );
}

function resolve(from: string, specifier: string): string {
  if (!/^(@\/|\.)/.test(specifier)) return specifier;
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : relative('.', join(dirname(from), specifier));
  const names = ['.ts', '.tsx', '/index.ts', ''].map((end) => path + end);
  return names.find((name) => existsSync(name) && /\.\w+$/.test(name)) ?? path;
}

/** Every way from a file to what its values need, however many files lie between, as `a → b → c`. */
function reach(file: string, way = [file], seen = new Set<string>()): string[] {
  return (graph.get(file) ?? []).flatMap(({ target, isTypeOnly: isType }) => {
    if (isType || seen.has(target)) return [];
    seen.add(target);
    return [[...way, target].join(' → '), ...reach(target, [...way, target], seen)];
  });
}

const filesOf = (room: string) => [...graph.keys()].filter((file) => file.startsWith(`${room}/`));
const endsIn = (pattern: RegExp) => (way: string) => pattern.test(way.split(' → ').at(-1) ?? '');

test.each([
  ['content', /^(lib|components|app)\/|^node:/],
  ['lib/rules', /^(content|lib\/build|components|app)\/|^node:/],
  ['components', /^(content|lib\/build|app)\/|^node:/],
  ['lib/build', /^(components|app)\//],
])('no value of %s comes from a room it may not know, by whatever way', (room, forbidden) => {
  expect(filesOf(room).length).toBeGreaterThan(5);
  expect(
    filesOf(room)
      .flatMap((file) => reach(file))
      .filter(endsIn(forbidden)),
  ).toEqual([]);
});

/** A page that broke must not wait for anything: its four sentences come with it. */
const BROKEN = 'app/global-error.tsx → content/pages/errors.ts';

test('no island carries content to the browser, wherever it stands', () => {
  const islands = [...graph.keys()].filter((file) => /^'use client'/m.test(readFileSync(file, 'utf8')));

  expect(islands.flatMap((file) => reach(file)).filter(endsIn(/^(content|lib\/build)\//))).toEqual([BROKEN]);
});
