import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSpool } from '@/server/mailer/spool';
import { temporaryFolder } from './support/temporary-folder';

test('a message is complete under its final name, or not there at all', async () => {
  const folder = join(temporaryFolder(), 'a', 'mail');
  const spool = await openSpool(folder);
  const eml = Buffer.alloc(300_000, 'x');
  const adding = spool.add('un', eml);
  while (!existsSync(join(folder, 'new', 'un.eml'))) await new Promise(setImmediate);
  expect(statSync(join(folder, 'new', 'un.eml')).size).toBe(eml.length);
  await adding;
  expect(await spool.read('new', 'un')).toEqual(eml);
  expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
});

test('only the account that runs the server can read the messages', async () => {
  const folder = join(temporaryFolder(), 'mail');
  const spool = await openSpool(folder);
  await spool.add('un', Buffer.from('un'));
  expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'new', 'un.eml')).mode & 0o777).toBe(0o600);
});

test('opening keeps all messages, and forgets what was never accepted', async () => {
  const folder = join(temporaryFolder(), 'mail');
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  writeFileSync(join(folder, 'tmp', 'moitié.eml'), 'moi');
  utimesSync(join(folder, 'tmp', 'moitié.eml'), 0, 0);
  writeFileSync(join(folder, 'tmp', 'voisin.eml'), 'voi');
  const before = await openSpool(folder);
  await before.add('b', Buffer.from('b'));
  await before.add('a', Buffer.from('a'));
  await before.settle('b', 'failed');
  writeFileSync(join(folder, 'new', 'notes.txt'), 'not a message');

  const after = await openSpool(folder);
  expect([await after.list('new'), await after.list('failed'), await after.list('sent')]).toEqual([
    ['a'],
    ['b'],
    [],
  ]);
  expect(readdirSync(join(folder, 'tmp'))).toEqual(['voisin.eml']);
});

test('many messages at once are all kept', async () => {
  const spool = await openSpool(join(temporaryFolder(), 'mail'));
  const ids = Array.from({ length: 200 }, (_, index) => `m${1000 + index}`);
  await Promise.all(ids.map((id) => spool.add(id, Buffer.from(id))));
  expect(await spool.list('new')).toEqual(ids);
});
