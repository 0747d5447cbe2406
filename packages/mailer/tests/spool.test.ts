import * as fs from 'node:fs/promises';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { composeMail } from '../src/app/compose-mail';
import { arrivedMs } from '../src/app/message-name';
import { createHealth } from '../src/host/health';
import { readSettings } from '../src/settings';
import { createAcceptance } from '../src/spool/create-acceptance';
import { openSpool, STATES, type Spool } from '../src/spool/spool';
import { removeOld } from '../src/spool/start-retention';
import { readLog } from './support/read-log';
import { fields } from './support/site';
import { spoolOf } from './support/spool-of';
import { startTestHost } from './support/test-host';
import { temporaryFolder } from './support/temporary-folder';
import { DAY_MS } from '../src/time';

vi.mock('node:fs/promises', { spy: true });

/** A date that the test sets, until it ends. */
function setClock(now = Date.now()): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
}
const compose = () => composeMail(readSettings('{}', {}), fields);
const newFolder = () => join(temporaryFolder(), 'a', 'mail');

test('opening keeps all messages, forgets what was never accepted, and lets only the server’s account read them', async () => {
  const found = ['tmp/moitié.eml', 'new/b.eml', 'new/a.eml', 'failed/c.eml', 'new/notes.txt'];
  const parent = temporaryFolder(Object.fromEntries(found.map((path) => [path, 'x'])));
  const spool = await openSpool(parent);
  expect([await spool.list('new'), await spool.list('failed')]).toEqual([['a', 'b'], ['c']]);
  expect(readdirSync(join(parent, 'tmp'))).toEqual([]);
  await spool.add('d', 'd');
  const modes = ['sent', 'new/d.eml'].map((path) => statSync(join(parent, path)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});

test('the same message sent again, or many times at once, is stored once and answered as the first time; any difference makes another', async () => {
  const host = await startTestHost();
  const answers = await Promise.all(Array.from({ length: 8 }, () => host.send()));
  answers.push(await host.send(Object.fromEntries(Object.entries(fields).reverse())));
  const id = host.names().map((name) => name.replace('.eml', ''));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([`{"ok":true,"id":"${id.join()}"}`]));
  const repeats = Array(8).fill('mail-repeated');
  expect(host.logged.map(({ event }) => event).sort()).toEqual(['mail-accepted', ...repeats]);
  const changes = [{ message: `${fields.message} ` }, { noms: ['Awa Diop'] }, { organisation: '' }];
  for (const change of changes) await host.send({ ...fields, ...change });
  expect(host.names()).toHaveLength(4);
});

/** What keeps messages, as after a restart: it knows what lies on the disk. */
async function keeper(spool: Spool) {
  const accept = await createAcceptance(spool);
  return async () => (await accept(fields, compose)).id;
}

test('a repeat is recognised after a restart; without its first copy it is stored, and one that the relay refused goes out again', async () => {
  const spool = await openSpool(newFolder());
  const old = await (await keeper(spool))();
  await spool.move(old, 'new', 'sent');
  const keep = await keeper(spool);
  expect([await keep(), await spool.list('new')]).toEqual([old, []]);
  await spool.remove(old, 'sent');
  const id = await keep();
  expect(await spool.list('new')).toEqual([id]);
  await spool.move(id, 'new', 'failed');
  expect([await keep(), await spool.list('new'), await spool.list('failed')]).toEqual([id, [id], []]);
});

test('after ten minutes the same message is a new one, and a wrong clock hides no message behind an old one', async () => {
  setClock();
  const spool = await openSpool(newFolder());
  const keep = await keeper(spool);
  const stored: number[] = [];
  // In minutes; a month fast, then corrected: more than enough copies, and never too few.
  for (const minutes of [0, 9.99, 10, 43_200, 11, 12, 10_080]) {
    vi.setSystemTime(Date.parse('2026-11-21T08:00:00.000Z') + minutes * 60_000);
    await keep();
    stored.push((await spool.list('new')).length);
  }
  expect(stored).toEqual([1, 1, 2, 3, 4, 4, 5]);
});

/** Days pass, and retention looks after each. */
async function pass(days: number, spool: Spool) {
  for (let day = 0; day < days; day += 1) {
    vi.setSystemTime(Date.now() + DAY_MS);
    await removeOld(spool, 30);
  }
}

const many = (state: string, count: number, days: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${state}/${index + 100}`, days]));

test('wherever a message lies it is forgotten once it is too old, counted from its arrival: noted first, removed a day later', async () => {
  setClock();
  const young = ['new', 'sent', 'failed'].map((state) => many(state, 15, 1));
  const old = { 'sent/old': 31, 'new/late': 400, 'failed/refused': 32 };
  const spool = await spoolOf(Object.assign(old, ...young));
  const [late = ''] = await spool.list('new');
  await spool.move(late, 'new', 'sent');
  const logged = readLog();
  await removeOld(spool, 0);
  await removeOld(spool, 30);
  await removeOld(spool, 30);
  expect((await spool.list('sent')).length).toBe(17);
  await pass(1, spool);
  const left = (await Promise.all(STATES.map(spool.list))).flat();
  expect(left.filter((id) => /old|late|refused/.test(id))).toEqual([]);
  const entry = { level: 'info', event: 'mail-expired' };
  expect(logged).toEqual([
    { ...entry, removed: 0, noted: 3 },
    { ...entry, removed: 3, noted: 0 },
  ]);
});

test('a clock that is wrong removes nothing for a day, then a tenth a day, and never the newest ten', async () => {
  const spool = await spoolOf({ ...many('new', 20, 1), ...many('sent', 300, 1) });
  setClock(Date.now() + 1000 * DAY_MS);
  readLog();
  const counts = async () => [(await spool.list('new')).length, (await spool.list('sent')).length];
  for (let look = 0; look < 200; look += 1) await removeOld(spool, 30);
  expect(await counts()).toEqual([20, 300]);
  await pass(1, spool);
  expect(await counts()).toEqual([18, 270]);
  // Right again, it has noted nothing that is too old.
  vi.setSystemTime(Date.now() - 1001 * DAY_MS);
  await removeOld(spool, 30);
  await pass(2, spool);
  expect(await counts()).toEqual([18, 270]);
  vi.setSystemTime(Date.now() + 1000 * DAY_MS);
  await pass(60, spool);
  expect(await counts()).toEqual([10, 10]);
});

test('a message that came while the clock was years behind is dated no earlier than the program was made', async () => {
  vi.stubEnv('MAILER_BUILT', String(Date.now()));
  onTestFinished(() => void vi.unstubAllEnvs());
  setClock(0);
  const { id } = await compose();
  vi.useRealTimers();
  expect(Date.now() - arrivedMs(id)).toBeLessThan(DAY_MS);
});

test('what cannot be stored is never accepted, and is accepted once it can', async () => {
  const host = await startTestHost();
  rmSync(join(host.mailDir, 'tmp'), { recursive: true });
  writeFileSync(join(host.mailDir, 'tmp'), 'in the way');
  const refused = expect.stringContaining('"not-stored"');
  expect(await host.send()).toMatchObject({ status: 503, text: refused });
  expect(host.logged.at(-1)).toMatchObject({ level: 'error', cause: 'ENOTDIR' });
  const { status, text } = await host.get('/healthz');
  expect([status, JSON.parse(text)]).toEqual([503, { status: 'error', why: 'ENOTDIR', keepDays: 1095 }]);
  rmSync(join(host.mailDir, 'tmp'));
  mkdirSync(join(host.mailDir, 'tmp'));
  expect((await host.send()).status).toBe(202);
});

test('a reserve of the disk is left to the rest of the machine', async () => {
  const spool = await openSpool(newFolder());
  const accept = await createAcceptance(spool);
  const fill = (left: object) =>
    vi.mocked(fs.statfs).mockResolvedValueOnce({ bsize: 1, bavail: 2 ** 40, ...left } as never);
  for (const left of [{ bavail: 2 ** 25 }, { files: 1000, ffree: 49 }]) {
    fill(left);
    await expect(accept(fields, compose)).rejects.toMatchObject({ status: 503, code: 'disk-full' });
    fill(left);
    expect(await createHealth(spool, () => true)()).toEqual({ status: 'error', why: 'ENOSPC' });
  }
  for (const left of [{ bavail: 2 ** 29 }, { files: 1000, ffree: 99 }]) {
    fill(left);
    expect(await createHealth(spool, () => true)()).toEqual({ status: 'stuck', why: 'low-disk' });
  }
  // Some file systems do not count files.
  fill({ files: 0, ffree: 0 });
  expect((await accept(fields, compose)).isRepeat).toBe(false);
});
