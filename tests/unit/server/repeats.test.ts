import { expect, onTestFinished, test, vi } from 'vitest';
import { SAME_MESSAGE_WINDOW_MS } from '@/server/mailer/create-acceptance';
import { contentHash, messageId, parseMessageId } from '@/server/mailer/message-id';
import { fields, startTestHost } from './support/test-host';

const idOf = (answer: { text: string }) => (JSON.parse(answer.text) as { id: string }).id;

test('the same message sent again, or many times at once, is stored once and answered as the first time', async () => {
  const host = await startTestHost();
  const answers = await Promise.all(Array.from({ length: 20 }, () => host.send(fields)));
  answers.push(await host.send(Object.fromEntries(Object.entries(fields).reverse())));
  expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(202));
  expect(await host.spool.list('new')).toEqual([...new Set(answers.map(idOf))]);
  expect(host.logged.map(({ event }) => event).sort()).toEqual([
    'mail-accepted',
    ...Array(20).fill('mail-repeated'),
  ]);
});

test('a repeat is recognised after a restart, and after the relay took the message', async () => {
  const before = await startTestHost();
  const first = await before.send(fields);
  await before.spool.settle(idOf(first), 'sent');
  const after = await startTestHost({ mailDir: before.mailDir });
  expect(idOf(await after.send(fields))).toBe(idOf(first));
  expect(await after.spool.list('new')).toEqual([]);
});

test('a repeat whose first copy is no longer on disk is stored; one that the relay refused goes out again', async () => {
  const host = await startTestHost();
  await host.spool.remove(idOf(await host.send(fields)), 'new');
  const id = idOf(await host.send(fields));
  expect(await host.spool.list('new')).toEqual([id]);
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
  ])
    await host.send({ ...fields, ...change });
  expect(await host.spool.list('new')).toHaveLength(6);
});

test('after the window the same message is a new one, and a wrong clock hides no message behind an old one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const startMs = Date.parse('2026-11-21T08:00:00.000Z');
  const stored = async (host: Awaited<ReturnType<typeof startTestHost>>) => {
    await host.send(fields);
    return (await host.spool.list('new')).length;
  };
  const host = await startTestHost();
  for (const [atMs, count] of [
    [startMs, 1],
    [startMs + SAME_MESSAGE_WINDOW_MS - 1, 1],
    [startMs + SAME_MESSAGE_WINDOW_MS, 2],
    // A month fast, then corrected: more than enough copies, and never too few.
    [startMs + 30 * 86_400_000, 3],
    [startMs + 11 * 60_000, 4],
    [startMs + 12 * 60_000, 4],
    [startMs + 7 * 86_400_000, 5],
  ] as const) {
    vi.setSystemTime(atMs);
    expect(await stored(host)).toBe(count);
  }
  vi.setSystemTime(startMs + 8 * 86_400_000);
  expect(await stored(await startTestHost({ mailDir: host.mailDir }))).toBe(6);
});

test('an identifier tells its date and content; nothing else is taken for one', () => {
  const date = new Date('2026-11-21T08:15:30.007Z');
  const hash = contentHash(fields);
  expect(parseMessageId(messageId(date, hash))).toEqual({ date, hash });
  for (const other of ['', '../new/x', messageId(date, 'zz'), `99999999T999999999Z-${hash}`, '%2e%2e'])
    expect(parseMessageId(other)).toBeUndefined();
});
