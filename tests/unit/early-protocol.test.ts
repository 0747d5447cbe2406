import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { protocol } from '@/components/early/protocol';
import { listFiles } from '@/lib/list-files';

const sources = ['app', 'components', 'lib/rules', 'publish/pages']
  .flatMap((room) => listFiles(room).map((name) => room + name))
  .filter((path) => /\.(tsx?|css)$/.test(path) && path !== 'components/early/protocol.ts');

test('early scripts, islands and styles share the attributes of the protocol, each of them, and no other', () => {
  const used = sources.flatMap((path) => readFileSync(path, 'utf8').match(/\bdata-[a-z]+(-[a-z]+)*/g) ?? []);
  const remedy = 'components/early/protocol.ts lists them: add what it lacks, remove what nothing uses';
  expect([...new Set(used)].sort(), remedy).toEqual(Object.keys(protocol).sort());
});
