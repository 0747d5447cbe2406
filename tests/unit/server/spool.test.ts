import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeOld } from '@/server/mailer/start-retention';
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
  expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
});

test('what was sent or handled is removed after its time, what waits or was refused never', async () => {
  const spool = await openSpool(join(temporaryFolder(), 'mail'));
  const id = (day: string, digit: string) => `202611${day}T080000000Z-${digit.repeat(32)}`;
  for (const [name, state] of [
    [id('01', 'a'), 'sent'],
    [id('21', 'b'), 'sent'],
    [id('01', 'c'), 'handled'],
    [id('01', 'd'), 'failed'],
    [id('01', 'e'), 'new'],
    ['autre', 'sent'],
  ] as const) {
    await spool.add(name, Buffer.from('x'));
    if (state !== 'new') await spool.move(name, 'new', state);
  }
  expect(await removeOld(spool, Date.parse('2026-11-15'))).toBe(2);
  expect(await spool.list('sent')).toEqual([id('21', 'b'), 'autre']);
  expect((await Promise.all((['handled', 'failed', 'new'] as const).map(spool.list))).flat()).toHaveLength(2);
});
