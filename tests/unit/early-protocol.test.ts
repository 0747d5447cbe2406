import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '@/lib/content/list-files';

const PROTOCOL = 'components/early/protocol.md';
const declared = [...readFileSync(PROTOCOL, 'utf8').matchAll(/^- `(.+?)`/gm)].map(([, name]) => name);

const sources = ['app', 'components', 'lib/rules', 'publish/pages']
  .flatMap((room) => listFiles(room).map((name) => room + name))
  .filter((path) => /\.(tsx?|css)$/.test(path));

test('early scripts, islands and styles share the attributes of the protocol, each of them, and no other', () => {
  const used = sources.flatMap((path) => readFileSync(path, 'utf8').match(/\bdata-[a-z]+(-[a-z]+)*/g) ?? []);
  const remedy = `${PROTOCOL} lists them: add what it lacks, remove what nothing uses`;
  expect([...new Set(used)].sort(), remedy).toEqual(declared.sort());
});
