import { expect, test } from 'vitest';
import { contentHash, messageId, parseMessageId } from '@/server/mailer/message-id';
import { createRecentMessages, SAME_MESSAGE_WINDOW_MS } from '@/server/mailer/recent-messages';
import { fields, startTestHost } from './support/test-host';

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
  const recent = createRecentMessages([known], () => nowMs);
  const store = (date: Date) => Promise.resolve(messageId(date, contentHash(fields)));

  nowMs += SAME_MESSAGE_WINDOW_MS - 1;
  expect(await recent.once(contentHash(fields), store)).toEqual({ id: known, isRepeat: true });
  nowMs += 1;
  const next = await recent.once(contentHash(fields), store);
  expect([next.isRepeat, next.id === known]).toEqual([false, false]);
});

test('a storage that failed is tried anew', async () => {
  const recent = createRecentMessages([]);
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
