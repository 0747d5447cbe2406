import { expect, test } from 'vitest';
import { contentHash, messageId, parseMessageId } from '@/server/mailer/message-id';
import { createRecentMessages, SAME_MESSAGE_WINDOW_MS } from '@/server/mailer/recent-messages';
import { fields, startTestHost } from './support/test-host';

const onDisk = { find: async () => 'new' as const, move: async () => undefined };
const store = (date: Date) => Promise.resolve(messageId(date, contentHash(fields)));
const idOf = (answer: { text: string }) => (JSON.parse(answer.text) as { id: string }).id;

test('the same message sent again is stored once, and answered as the first time', async () => {
  const host = await startTestHost();
  const first = await host.send(fields);
  const again = await host.send(Object.fromEntries(Object.entries(fields).reverse()));
  expect([again.status, idOf(again)]).toEqual([202, idOf(first)]);
  expect(await host.spool.list('new')).toEqual([idOf(first)]);
  expect(host.logged.map(({ event }) => event)).toEqual(['mail-accepted', 'mail-repeated']);
});

test('copies that arrive at the same time are stored once', async () => {
  const host = await startTestHost();
  const answers = await Promise.all(Array.from({ length: 20 }, () => host.send(fields)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(202));
  expect(new Set(answers.map(idOf)).size).toBe(1);
  expect(await host.spool.list('new')).toHaveLength(1);
});

test('a repeat is recognised after a restart, and after the relay took the message', async () => {
  const before = await startTestHost();
  const first = await before.send(fields);
  await before.spool.settle(idOf(first), 'sent');
  const after = await startTestHost({ mailDir: before.mailDir });
  expect(idOf(await after.send(fields))).toBe(idOf(first));
  expect(await after.spool.list('new')).toEqual([]);
});

test('a repeat whose first copy is no longer on disk is stored', async () => {
  const host = await startTestHost();
  const id = idOf(await host.send(fields));
  await host.spool.remove(id, 'new');
  await host.send(fields);
  expect(await host.spool.list('new')).toHaveLength(1);
});

test('a message that the relay refused goes out again when its author sends it again', async () => {
  const host = await startTestHost();
  const id = idOf(await host.send(fields));
  await host.spool.settle(id, 'failed');
  expect(idOf(await host.send(fields))).toBe(id);
  expect([await host.spool.list('new'), await host.spool.list('failed')]).toEqual([[id], []]);
});

test('any difference makes another message', async () => {
  const host = await startTestHost();
  await host.send(fields);
  for (const change of [
    { message: `${fields.message} ` },
    { noms: ['Awa Diop'] },
    { noms: ['Awa', 'DiopAwa Diop'] },
    { organisation: '' },
    { sender_email: 'Awa@exemple.org' },
  ]) {
    await host.send({ ...fields, ...change });
  }
  expect(await host.spool.list('new')).toHaveLength(6);
});

test('after the window, the same message is a new one', async () => {
  let nowMs = Date.parse('2026-11-21T08:00:00.000Z');
  const known = messageId(new Date(nowMs), contentHash(fields));
  const recent = createRecentMessages(onDisk, [known], { wallMs: () => nowMs, runMs: () => nowMs });

  nowMs += SAME_MESSAGE_WINDOW_MS - 1;
  expect(await recent.once(contentHash(fields), store)).toEqual({ id: known, isRepeat: true });
  nowMs += 1;
  const next = await recent.once(contentHash(fields), store);
  expect([next.isRepeat, next.id === known]).toEqual([false, false]);
});

test.each([
  ['a month ahead', 30 * 86_400_000],
  ['a month late', -30 * 86_400_000],
])('a clock that was %s and is corrected hides no message behind an old one', async (_, wrongMs) => {
  const startMs = Date.parse('2026-11-21T08:00:00.000Z');
  const time = { wallMs: startMs + wrongMs, runMs: 0 };
  const clocks = { wallMs: () => time.wallMs, runMs: () => time.runMs };
  const known = messageId(new Date(time.wallMs), 'b'.repeat(32));
  const recent = createRecentMessages(onDisk, [known], clocks);
  await recent.once(contentHash(fields), store);

  Object.assign(time, { wallMs: startMs + 1000, runMs: 1000 });
  expect((await recent.once(contentHash(fields), store)).isRepeat).toBe(true);
  expect((await recent.once('b'.repeat(32), store)).isRepeat).toBe(false);
  Object.assign(time, { wallMs: startMs + SAME_MESSAGE_WINDOW_MS, runMs: SAME_MESSAGE_WINDOW_MS });
  expect((await recent.once(contentHash(fields), store)).isRepeat).toBe(false);
});

test('a storage that failed is tried anew', async () => {
  const recent = createRecentMessages(onDisk, []);
  await expect(recent.once('a', () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  expect(await recent.once('a', () => Promise.resolve('id'))).toEqual({ id: 'id', isRepeat: false });
});

test('an identifier tells its date and content; nothing else is taken for one', () => {
  const date = new Date('2026-11-21T08:15:30.007Z');
  const hash = contentHash(fields);
  expect(parseMessageId(messageId(date, hash))).toEqual({ date, hash });
  for (const other of ['', '../new/x', messageId(date, 'zz'), `99999999T999999999Z-${hash}`, '%2e%2e']) {
    expect(parseMessageId(other)).toBeUndefined();
  }
});
