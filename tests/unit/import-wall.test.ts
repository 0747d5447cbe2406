import { ESLint } from 'eslint';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '@/lib/content/list-files';

// What a file may import itself, lint says: eslint.config.mjs. Here every import is followed to its end.
const ROOMS = ['content', 'lib', 'components', 'app', 'publish', 'packages/mailer/src'];
const sources = ROOMS.flatMap((room) => listFiles(room).map((name) => room + name)).filter(
  (name) => /\.tsx?$/.test(name) && !name.includes('/exemples/'),
);
const graph = new Map(sources.map((file) => [file, importsOf(file)]));

/** What the values of a file come from: files of this project by their path from its root, packages by their name. */
function importsOf(file: string): string[] {
  const imports =
    /^(?:import|export) (?!type\b)(?:(?<names>(?:[\w*\s,]|\{[^}]*\})*?)from )?'(?<from>[^']+)'/gm;
  const isOfValues = (names = '') => !/^\s*\{(\s*type \w+( as \w+)?,?)+\s*\}\s*$/.test(names);
  return [...readFileSync(file, 'utf8').matchAll(imports)]
    .filter(({ groups }) => isOfValues(groups?.names))
    .map(({ groups }) => resolve(file, groups?.from ?? ''));
}

function resolve(from: string, specifier: string): string {
  if (!/^(@\/|\.)/.test(specifier)) return specifier;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  return ['.ts', '.tsx', ''].map((end) => path + end).find((name) => sources.includes(name)) ?? path;
}

/** Every way from a file to what its values need, however many files lie between, as `a → b → c`. */
function reach(file: string, way = [file], seen = new Set<string>()): string[] {
  return (graph.get(file) ?? []).flatMap((target) => {
    if (seen.has(target)) return [];
    seen.add(target);
    return [[...way, target].join(' → '), ...reach(target, [...way, target], seen)];
  });
}

test('lint has a row of the law for every file', async () => {
  const lint = new ESLint();
  const settings = await Promise.all(sources.map((file) => lint.calculateConfigForFile(file)));
  expect(sources.filter((_, index) => !settings[index].rules['no-restricted-imports'])).toEqual([]);
});

const filesOf = (room: string) => [...graph.keys()].filter((file) => file.startsWith(`${room}/`));
const endsIn = (pattern: RegExp) => (way: string) => pattern.test(way.split(' → ').at(-1) ?? '');

/** What no way may end in: rooms, or the modules of Node.js. */
const none = (...rooms: string[]) => new RegExp(`^(${rooms.join('|')})`);
const ABOVE = ['components/', 'app/', 'publish/', 'packages/'];
const READING = ['content/', 'lib/(?!rules/)', 'node:'];
const readers = ['articles', 'seo', 'checks'];
/** `content` gathers what the others read, for the checks. */
const closedTo = (room: string) =>
  [...readers, ...(room === 'checks' ? [] : ['content'])].filter((other) => other !== room);

test.each<[string, RegExp]>([
  ['content', none('lib/(?!rules/)', 'node:', ...ABOVE)],
  ['lib/rules', none(...READING, ...ABOVE)],
  ['components', none(...READING, ...ABOVE.slice(1))],
  ['lib', none(...ABOVE)],
  ...[...readers, 'pages', 'pictures'].map((room): [string, RegExp] => [
    `lib/${room}`,
    none(...ABOVE, ...closedTo(room).map((other) => `lib/${other}/`)),
  ]),
  ['packages/mailer/src', none('content/', 'lib/', 'publish/', 'packages/loom/', 'components/', 'app/')],
])('no value of %s comes from a room it may not know, by whatever way', (room, forbidden) => {
  expect(filesOf(room).length).toBeGreaterThan(3);
  expect(
    filesOf(room)
      .flatMap((file) => reach(file))
      .filter(endsIn(forbidden)),
    'the one-way law (CONTRIBUTING.md): let the room above gather it and hand it down',
  ).toEqual([]);
});

/** A page that broke must not wait for anything: its four sentences come with it. */
const BROKEN = 'app/global-error.tsx → content/pages/broken.ts';

test('no island carries content to the browser, wherever it stands', () => {
  const islands = [...graph.keys()].filter((file) => /^'use client'/m.test(readFileSync(file, 'utf8')));
  expect(islands.length).toBeGreaterThan(4);
  expect(islands.flatMap((file) => reach(file)).filter(endsIn(none(...READING)))).toEqual([BROKEN]);
});
