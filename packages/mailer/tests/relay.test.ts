import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendAndNote } from '../src/relay/hand-over';
import { sendMail, type Outcome } from '../src/relay/send-mail';
import { startRelay } from '../src/relay/start-relay';
import { openSpool } from '../src/spool/spool';
import { readLog } from './support/read-log';
import { startSmtpFor, type Manners } from './support/smtp';
import { temporaryFolder } from './support/temporary-folder';
import { DAY_MS } from '../src/time';

const FROM = 'site@trame.example';
const TO = ['atelier@trame.example'];
const MINUTE_MS = 60_000;

/** A relay over a spool and a clock of its own, with a real SMTP service or with a sender that only pretends. */
async function start(service: string | (() => Promise<Outcome>), to = TO) {
  const spool = await openSpool(join(temporaryFolder(), 'mail'));
  const logged = readLog();
  const sendTo = (eml: Buffer, left?: string[]) =>
    typeof service === 'string' ? sendMail({ smtpUrl: service, from: FROM, to }, eml, left) : service();
  const send = (id: string, left?: string[]) => sendAndNote(spool, id, (eml) => sendTo(eml, left));
  /** Whoever waits lets time pass, five times as much as asked; no other time does. */
  const time = { nowMs: 0 };
  const sleep = async (ms: number) => {
    time.nowMs += 5 * ms;
    await new Promise(setImmediate);
  };
  const relay = startRelay(spool, send, () => 0, { now: () => time.nowMs, sleep });
  onTestFinished(() => relay.stop());
  const add = async (...ids: string[]) => {
    for (const id of ids) await spool.add(id, `Message-ID: <${id}>\r\n\r\nMessage ${id}\r\n`);
  };
  const count = (event: string) => logged.filter((entry) => entry.event === event).length;
  return { add, count, logged, relay, spool, time };
}

const isAbout = (eml: Buffer, word: string) => eml.includes(`Message ${word}`);

test('while the service is down everything waits, and leaves as it is when it is back', async () => {
  const before = await startSmtpFor();
  await before.close();
  const { add, count, relay, spool } = await start(before.url);
  await add('a', 'b', 'c');
  await expect.poll(() => count('relay-unreachable')).toBeGreaterThan(12);
  expect([relay.trouble(), await spool.list('new')]).toEqual(['ESOCKET', ['a', 'b', 'c']]);
  const smtp = await startSmtpFor({}, before.port);
  await expect.poll(() => spool.list('sent')).toEqual(['a', 'b', 'c']);
  expect([await spool.list('new'), relay.trouble(), smtp.mails.length]).toEqual([[], undefined, 3]);
  expect(smtp.mails.map(String).sort()[0]).toContain('Message-ID: <a>');
});

test.each<[string, string, (refuse: () => string | undefined) => Manners]>([
  ['greeting', '554', (onConnect) => ({ onConnect })],
  ['login', '535', (onLogin) => ({ onLogin })],
  ['sender', '550 daily limit', (onSender) => ({ onSender })],
  ['recipient', '550', (onRecipient) => ({ onRecipient })],
  ['full mailbox', '452 4.2.2', (onMail) => ({ onMail })],
  ['closing', '421', (onMail) => ({ onMail })],
])('%s: %s rests all, and counts against no message', async (_, reply, mannersOf) => {
  let isRefusing = true;
  const smtp = await startSmtpFor(mannersOf(() => (isRefusing ? reply : undefined)));
  const url = smtp.url.replace('//', '//compte:secret@');
  const { add, count, relay, spool, logged } = await start(url);
  await add('un', 'deux');
  await expect.poll(() => count('relay-unreachable')).toBeGreaterThan(6);
  expect(relay.trouble()).toBe(reply.slice(0, 3));
  isRefusing = false;
  await expect.poll(() => spool.list('sent')).toEqual(['deux', 'un']);
  expect(new Set(logged.map(({ event }) => event))).toEqual(new Set(['relay-unreachable', 'mail-sent']));
});

/** What is said after the message; a service that breaks off then may have it. Full mailboxes (x.2.2) are told above. */
const REFUSALS =
  'break, 550 5.7.1 Daily limit, 554 5.2.0 SubmissionQuotaExceeded, 552 5.3.4 too large, 451 4.7.1 later';

test.each(REFUSALS.split(', '))('a message met by %s waits, the others leave', async (reply) => {
  let isRefusing = true;
  const smtp = await startSmtpFor({
    onMail: (eml) => (isRefusing && isAbout(eml, 'refus') ? reply : undefined),
  });
  const { add, count, relay, spool } = await start(smtp.url);
  await add('refus', 'bon-1');
  await expect.poll(() => count('mail-deferred')).toBeGreaterThan(3);
  await add('bon-2');
  await expect.poll(() => spool.list('sent')).toEqual(['bon-1', 'bon-2']);
  const code = /\d{3}/.exec(reply)?.[0] ?? 'ECONNECTION';
  expect([relay.trouble(), await spool.list('failed')]).toEqual([code, []]);
  isRefusing = false;
  await expect.poll(() => spool.list('sent')).toEqual(['bon-1', 'bon-2', 'refus']);
  expect(count('relay-unreachable')).toBe(0);
});

test('a message is tried ever more rarely, and lies in failed once it was refused for two days; put back by hand, it is tried again', async () => {
  const times: number[] = [];
  async function refuse(): Promise<Outcome> {
    times.push(time.nowMs);
    return { kind: 'refused', code: '550' };
  }
  const { add, spool, logged, time } = await start(refuse);
  // However long it waited before.
  time.nowMs = 9 * DAY_MS;
  await add('refus');
  await expect.poll(() => logged.at(-1)).toMatchObject({ level: 'error', event: 'mail-failed', code: '550' });
  expect(await spool.list('failed')).toEqual(['refus']);
  const rests = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(rests.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(Math.max(...rests)).toBe(6 * 60 * MINUTE_MS);
  const tried = (times.at(-1) ?? 0) - (times[0] ?? 0);
  expect(tried).toBeGreaterThanOrEqual(2 * DAY_MS);
  expect(tried).toBeLessThan(2 * DAY_MS + Math.max(...rests));
  const tries = times.length;
  await spool.move('refus', 'failed', 'new');
  await expect.poll(() => times.length).toBeGreaterThan(tries);
});

test('a message at which the relay closes stands in nobody’s way', async () => {
  const onMail = (eml: Buffer) => (isAbout(eml, 'a-poison') ? '421 closing' : undefined);
  const smtp = await startSmtpFor({ onMail });
  const { add, spool, count } = await start(smtp.url);
  await add('a-poison', 'bon-0', 'bon-1');
  await expect.poll(() => spool.list('sent')).toEqual(['bon-0', 'bon-1']);
  await expect.poll(() => count('relay-unreachable')).toBeGreaterThan(6);
  await add('bon-2');
  await expect.poll(() => spool.list('sent')).toHaveLength(3);
});

test.each<[string, string, (say: () => 'silence') => Manners]>([
  ['before the message', 'unreachable', (onRecipient) => ({ onRecipient })],
  ['after the message', 'refused', (onMail) => ({ onMail })],
])('a relay that keeps silent %s is left after five minutes', async (_, kind, mannersOf) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let isSilent = false;
  const smtp = await startSmtpFor(mannersOf(() => ((isSilent = true), 'silence')));
  const sending = sendMail({ smtpUrl: smtp.url, from: FROM, to: TO }, Buffer.from('x'));
  while (!isSilent) {
    vi.advanceTimersByTime(1);
    await new Promise(setImmediate);
  }
  vi.advanceTimersByTime(5 * 60_000);
  expect(await sending).toEqual({ kind, code: 'ETIMEDOUT' });
});

test('a password never leaves in clear, except on this machine', async () => {
  const logins: string[] = [];
  const smtp = await startSmtpFor({ onLogin: () => void logins.push('login') });
  const send = (host: string) =>
    sendMail({ smtpUrl: `smtp://compte:secret@${host}:${smtp.port}`, from: FROM, to: TO }, Buffer.from('x'));
  // Reached by an address that is not known for this machine.
  expect(await send('0.0.0.0')).toMatchObject({ kind: 'unreachable' });
  expect(logins).toEqual([]);
  expect([await send('127.0.0.1'), logins]).toEqual([{ kind: 'sent' }, ['login']]);
});

test('of several recipients one who is put off is asked again alone; one who is refused is told, and holds up no other', async () => {
  const [asked, refusals] = [[] as string[], ['450', '450', undefined]];
  const [b, c] = ['b@trame.example', 'c@trame.example'];
  const onRecipient = (address: string) => {
    asked.push(address);
    if (address === c) return '550 5.1.1';
    return address === b ? refusals.shift() : undefined;
  };
  const smtp = await startSmtpFor({ onRecipient });
  const { add, count, logged, spool } = await start(smtp.url, [...TO, b, c]);
  await add('un');
  await expect.poll(() => spool.list('sent')).toEqual(['un']);
  expect(asked).toEqual([...TO, b, c, b, b]);
  expect(logged[0]).toMatchObject({ event: 'mail-deferred', code: 'some-recipients-refused' });
  expect([smtp.mails.length, count('relay-unreachable')]).toEqual([2, 0]);
});

test('a message that the relay took is not sent again because its file could not be moved, but when it is put back', async () => {
  let sent = 0;
  const { add, count, spool } = await start(async () => ((sent += 1), { kind: 'sent' }));
  vi.spyOn(spool, 'move').mockRejectedValueOnce(new Error('EIO'));
  await add('un');
  await expect.poll(() => count('mail-sent')).toBe(1);
  expect([sent, await spool.list('sent')]).toEqual([1, ['un']]);
  await spool.move('un', 'sent', 'new');
  await expect.poll(() => sent).toBe(2);
});

test('stopping lets the hand-over under way finish, and starts no other', async () => {
  let stopped = Promise.resolve();
  const { add, relay, spool } = await start(async () => {
    stopped = relay.stop();
    return { kind: 'sent' };
  });
  await add('a', 'b');
  await expect.poll(() => spool.list('sent')).toEqual(['a']);
  await stopped;
  expect(await spool.list('new')).toEqual(['b']);
});
