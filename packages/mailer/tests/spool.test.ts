import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { composeMail } from '../src/app/compose-mail';
import type { MailFields } from '../src/app/parse-fields';
import { createHealth } from '../src/host/health';
import { readSettings } from '../src/settings';
import { createAcceptance } from '../src/spool/create-acceptance';
import { offerAgain, openSpool } from '../src/spool/spool';
import { removeOld } from '../src/spool/start-retention';
import { readLog } from './support/read-log';
import { fields } from './support/site';
import { startTestHost } from './support/test-host';
import { temporaryFolder } from './support/temporary-folder';

const DAY_MS = 24 * 60 * 60_000;
const idOf = ({ text }: { text: string }) => (JSON.parse(text) as { id: string }).id;
const compose = (own: MailFields) => composeMail(readSettings('{}', {}), own);
const newFolder = () => join(temporaryFolder(), 'a', 'mail');

test('opening keeps all messages, forgets what was never accepted, and lets only the server’s account read them', async () => {
  const found = ['tmp/moitié.eml', 'new/b.eml', 'new/a.eml', 'failed/c.eml', 'new/notes.txt'];
  const parent = temporaryFolder(Object.fromEntries(found.map((path) => [path, 'x'])));
  const spool = await openSpool(parent);
  expect([await spool.list('new'), await spool.list('failed')]).toEqual([['a', 'b'], ['c']]);
  expect(readdirSync(join(parent, 'tmp'))).toEqual([]);
  expect([await offerAgain(parent), await spool.list('new')]).toEqual([1, ['a', 'b', 'c']]);
  await spool.add('d', 'd');
  const modes = ['sent', 'new/d.eml'].map((path) => statSync(join(parent, path)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});

test('the same message sent again, or many times at once, is stored once and answered as the first time; any difference makes another', async () => {
  const host = await startTestHost();
  const answers = await Promise.all(Array.from({ length: 8 }, () => host.send()));
  answers.push(await host.send(Object.fromEntries(Object.entries(fields).reverse())));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect(host.names()).toEqual([...new Set(answers.map(idOf))].map((id) => `${id}.eml`));
  const repeats = Array(8).fill('mail-repeated');
  expect(host.logged.map(({ event }) => event).sort()).toEqual(['mail-accepted', ...repeats]);
  const changes = [{ message: `${fields.message} ` }, { noms: ['Awa Diop'] }, { organisation: '' }];
  for (const change of changes) await host.send({ ...fields, ...change });
  expect(host.names()).toHaveLength(4);
});

/** What keeps messages, as after a restart: it knows what lies on the disk. */
async function startAgain(folder: string, spool?: Awaited<ReturnType<typeof openSpool>>) {
  const opened = spool ?? (await openSpool(folder));
  const accept = await createAcceptance(opened, compose);
  return { spool: opened, keep: async () => (await accept(fields)).id };
}

test('a repeat is recognised after a restart, and after the relay took the message', async () => {
  const folder = newFolder();
  const before = await startAgain(folder);
  const id = await before.keep();
  await before.spool.move(id, 'new', 'sent');
  const after = await startAgain(folder, before.spool);
  expect([await after.keep(), await after.spool.list('new')]).toEqual([id, []]);
});

test('a repeat whose first copy is no longer on disk is stored; one that the relay refused goes out again', async () => {
  const { spool, keep } = await startAgain(newFolder());
  await spool.remove(await keep(), 'new');
  const id = await keep();
  expect(await spool.list('new')).toEqual([id]);
  await spool.move(id, 'new', 'failed');
  expect([await keep(), await spool.list('new'), await spool.list('failed')]).toEqual([id, [id], []]);
});

test('after ten minutes the same message is a new one, and a wrong clock hides no message behind an old one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { spool, keep } = await startAgain(newFolder());
  const stored: number[] = [];
  // In minutes; a month fast, then corrected: more than enough copies, and never too few.
  for (const minutes of [0, 9.99, 10, 43_200, 11, 12, 10_080]) {
    vi.setSystemTime(Date.parse('2026-11-21T08:00:00.000Z') + minutes * 60_000);
    await keep();
    stored.push((await spool.list('new')).length);
  }
  expect(stored).toEqual([1, 1, 2, 3, 4, 4, 5]);
});

async function spoolOf(ages: Record<string, number>) {
  const folder = newFolder();
  const spool = await openSpool(folder);
  for (const [path, days] of Object.entries(ages)) {
    const at = new Date(Date.now() - days * DAY_MS);
    writeFileSync(join(folder, `${path}.eml`), 'x');
    utimesSync(join(folder, `${path}.eml`), at, at);
  }
  return spool;
}

test('what was handed over is forgotten after its time, counted from that day; what waits or was refused is not', async () => {
  const spool = await spoolOf({ 'sent/old': 31, 'sent/young': 29, 'new/late': 400, 'failed/refused': 400 });
  await spool.move('late', 'new', 'sent');
  const logged = readLog();
  await removeOld(spool, 'sent', 0);
  expect(await spool.list('sent')).toHaveLength(3);
  await removeOld(spool, 'sent', 30);
  expect([await spool.list('sent'), await spool.list('failed')]).toEqual([['late', 'young'], ['refused']]);
  expect(logged).toEqual([{ level: 'info', event: 'mail-expired', removed: 1, left: 0 }]);
});

test('a clock that is wrong empties no folder at once, and the log says what would go next', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `sent/${index + 100}`);
  const spool = await spoolOf(Object.fromEntries(names.map((name) => [name, 1])));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 * DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
  const logged = readLog();
  await removeOld(spool, 'sent', 30);
  expect((await spool.list('sent'))[0]).toBe('130');
  expect(logged).toEqual([{ level: 'info', event: 'mail-expired', removed: 30, left: 270 }]);
});

test('what cannot be stored is never accepted, and is accepted once it can', async () => {
  const host = await startTestHost();
  const refusal = async () => {
    const { status, text } = await host.send();
    return [status, JSON.parse(text).error?.code];
  };
  rmSync(join(host.mailDir, 'tmp'), { recursive: true });
  writeFileSync(join(host.mailDir, 'tmp'), 'in the way');
  expect(await refusal()).toEqual([503, 'not-stored']);
  expect(host.logged.at(-1)).toMatchObject({ level: 'error', cause: 'ENOTDIR' });
  const { status, text } = await host.get('/healthz');
  expect([status, JSON.parse(text)]).toEqual([503, { status: 'error', why: 'ENOTDIR', keepDays: 1095 }]);
  rmSync(join(host.mailDir, 'tmp'));
  mkdirSync(join(host.mailDir, 'tmp'));
  expect(await refusal()).toEqual([202, undefined]);
});

test('a reserve of the disk is left to the rest of the machine', async () => {
  const spool = await openSpool(newFolder());
  vi.spyOn(spool, 'isFull').mockResolvedValue(true);
  const accept = await createAcceptance(spool, compose);
  await expect(accept(fields)).rejects.toMatchObject({ status: 503, code: 'disk-full' });
  expect(await createHealth(spool)()).toEqual({ status: 'error', why: 'ENOSPC' });
});

test('mail that waits longer than a quarter of an hour is stuck, what the relay refused too; why is said, and nothing that helps a stranger', async () => {
  const read = async (ages: Record<string, number>, code?: string) =>
    createHealth(await spoolOf(ages), { trouble: () => code, stop: async () => undefined })();
  const minute = 1 / 24 / 60;
  const said = { status: 'ok', waiting: 2, since: expect.any(Date), why: '535', failed: 0 };
  expect(await read({ 'new/a': 14 * minute, 'new/b': minute }, '535')).toEqual(said);
  expect(await read({ 'new/a': 16 * minute })).toMatchObject({ status: 'stuck', waiting: 1 });
  expect(await read({ 'failed/a': 0 })).toEqual({ status: 'stuck', waiting: 0, failed: 1 });
  expect(await createHealth(await spoolOf({ 'new/a': 9 }))()).toEqual({ status: 'ok' });
});

test('everyone who asks about the health within ten seconds gets one answer', async () => {
  const spool = await openSpool(newFolder());
  const writing = vi.spyOn(spool, 'tryWriting');
  const health = createHealth(spool);
  await Promise.all(Array.from({ length: 100 }, health));
  expect(writing).toHaveBeenCalledTimes(1);
});
