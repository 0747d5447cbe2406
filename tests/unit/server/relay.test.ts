import { EventEmitter, once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { composeEml } from '@/server/mailer/eml';
import { createSmtpSender, type Outcome, type Send } from '@/server/mailer/smtp-sender';
import { openSpool } from '@/server/mailer/spool';
import { startRelay, type Pace } from '@/server/mailer/start-relay';
import { freePort } from '@/tests/support/free-port';
import { eventually } from './support/eventually';
import { readLog } from './support/logged';
import { startSmtp, startSmtpFor, type Manners } from './support/smtp';
import { temporaryFolder } from './support/temporary-folder';
import { fields } from './support/test-host';

const FROM = 'site@trame.example';
const TO = 'atelier@trame.example';
const SENT: Outcome = { kind: 'sent', deferred: [], refused: [] };
const quick: Pace = {
  service: { baseMs: 2, capMs: 5 },
  deferred: { baseMs: 2, capMs: 5, maxAttempts: 4 },
  uncertain: { baseMs: 2, capMs: 5, maxAttempts: 3 },
  slowMs: 20,
  rescanMs: 20,
};

type Options = { folder?: string; recipients?: string[] };

/** A relay over a spool of its own, with a real SMTP service or with a sender that only pretends. */
async function start(service: string | Send, { folder, recipients = [TO] }: Options = {}) {
  const mailDir = folder ?? join(temporaryFolder(), 'mail');
  const spool = await openSpool(mailDir);
  const logged = readLog();
  const relay = startRelay({
    spool,
    send: typeof service === 'string' ? createSmtpSender(service, FROM) : service,
    recipients,
    pace: quick,
  });
  onTestFinished(() => relay.stop());
  const add = async (...ids: string[]) => {
    for (const id of ids) {
      const message = { ...fields, message: `Message ${id}` };
      await spool.add(id, await composeEml(message, { id, from: FROM, to: [TO], date: new Date() }));
    }
    relay.wake();
  };
  const count = (event: string) => logged.filter((entry) => entry.event === event).length;
  return { add, count, folder: mailDir, logged, relay, spool };
}

const isAbout = (eml: Buffer, word: string) => eml.includes(`Message ${word}`);

test('while the service is down everything waits, and leaves as it is when it is back', async () => {
  const port = await freePort();
  const { add, count, relay, spool } = await start(`smtp://127.0.0.1:${port}`);
  await add('a', 'b', 'c');
  await eventually(() => count('relay-unreachable')).toBeGreaterThan(12);
  expect([relay.trouble(), await spool.list('new')]).toEqual(['ESOCKET', ['a', 'b', 'c']]);
  const smtp = await startSmtp({}, port);
  onTestFinished(() => smtp.close());
  await eventually(() => spool.list('sent')).toEqual(['a', 'b', 'c']);
  expect([await spool.list('new'), relay.trouble(), smtp.mails.length]).toEqual([[], undefined, 3]);
  expect(await PostalMime.parse(smtp.mails.find((eml) => isAbout(eml, 'a')) ?? '')).toMatchObject({
    messageId: '<a@trame.example>',
    replyTo: [{ address: fields.sender_email }],
    to: [{ address: TO }],
  });
});

test.each<[string, string, (refuse: () => string | undefined) => Manners]>([
  ['greeting', '554', (onConnect) => ({ onConnect })],
  ['login', '535', (onLogin) => ({ onLogin })],
  ['sender', '550 daily limit', (onSender) => ({ onSender })],
  ['recipient', '550', (onRecipient) => ({ onRecipient })],
  ['full mailbox', '552', (onRecipient) => ({ onRecipient })],
  ['full disk', '452', (onMail) => ({ onMail })],
  ['quota', '550 5.4.5 daily limit', (onMail) => ({ onMail })],
  ['mailbox', '550 5.2.2 over quota', (onMail) => ({ onMail })],
])('a refusal that is of no message’s making (%s, %s) holds the queue back', async (_, reply, mannersOf) => {
  let isRefusing = true;
  const smtp = await startSmtpFor(mannersOf(() => (isRefusing ? reply : undefined)));
  const { add, count, relay, spool, logged } = await start(smtp.url.replace('//', '//compte:secret@'));
  await add('un', 'deux');
  await eventually(() => count('relay-unreachable')).toBeGreaterThan(quick.deferred.maxAttempts);
  expect(relay.trouble()).toBe(reply.slice(0, 3));
  isRefusing = false;
  await eventually(() => spool.list('sent')).toEqual(['deux', 'un']);
  expect(new Set(logged.map(({ event }) => event))).toEqual(new Set(['relay-unreachable', 'mail-sent']));
});

test('a message put off is tried again; refused for good or put off too often, it lies in failed', async () => {
  let delays = 2;
  const smtp = await startSmtpFor({
    onMail(eml) {
      if (isAbout(eml, 'refus')) return '550';
      if (isAbout(eml, 'jamais')) return '451';
      return isAbout(eml, 'tard') && delays-- > 0 ? '451' : undefined;
    },
  });
  const { add, count, spool, folder, logged } = await start(smtp.url);
  await add('refus', 'jamais', 'tard', 'bon');
  await eventually(() => spool.list('sent')).toEqual(['bon', 'tard']);
  await eventually(() => spool.list('failed')).toEqual(['jamais', 'refus']);
  const failure = { level: 'error', event: 'mail-failed' };
  expect(logged).toContainEqual({ ...failure, id: 'refus', code: '550', attempts: 1 });
  expect(logged).toContainEqual({ ...failure, id: 'jamais', code: '451', attempts: 4 });
  // Put back by hand, it is tried again.
  renameSync(join(folder, 'failed', 'refus.eml'), join(folder, 'new', 'refus.eml'));
  await eventually(() => count('mail-failed')).toBe(3);
});

test('a service that breaks off after the message may have it: few more copies, then failed', async () => {
  const smtp = await startSmtpFor({ onMail: () => 'break' });
  const { add, count, spool } = await start(smtp.url);
  await add('un');
  await eventually(() => spool.list('failed')).toEqual(['un']);
  expect([count('mail-deferred'), count('mail-failed'), count('relay-unreachable')]).toEqual([2, 1, 0]);
});

test('a service has ten minutes to answer once it has the message, and gets one copy', async () => {
  const patience = vi.spyOn(Socket.prototype, 'setTimeout');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const smtp = await startSmtpFor({ delayMs: () => 9 * 60_000 });
  const sending = createSmtpSender(smtp.url, FROM)(Buffer.from('x'), [TO]);
  while (smtp.mails.length === 0) {
    vi.advanceTimersByTime(10);
    await new Promise(setImmediate);
  }
  vi.advanceTimersByTime(9 * 60_000);
  expect([await sending, smtp.mails.length]).toEqual([SENT, 1]);
  // What the system counts is no timer that could be set forward.
  const ours = patience.mock.contexts.flatMap((socket, call) =>
    (socket as Socket).remotePort === smtp.port ? patience.mock.calls[call]?.[0] : [],
  );
  expect(ours.at(-1)).toBe(10 * 60_000);
});

test('messages at which the service keeps silent hold nobody up', async () => {
  let answer = (_: Outcome) => {};
  const silent = new Promise<Outcome>((resolve) => (answer = resolve));
  const { add, spool } = await start(async (eml) => (isAbout(eml, 'a-muet') ? silent : SENT));
  await add('a-muet-1', 'a-muet-2', 'a-muet-3', 'a-muet-4', 'bon');
  await eventually(() => spool.list('sent')).toEqual(['bon']);
  answer(SENT);
});

test('a message at which the service breaks off stands in nobody’s way, and waits', async () => {
  const broken: Outcome = { kind: 'unreachable', code: '421' };
  const { add, spool, count } = await start(async (eml) => (isAbout(eml, 'a-poison') ? broken : SENT));
  await add('a-poison', 'bon-0', 'bon-1', 'bon-2');
  await eventually(() => spool.list('sent')).toHaveLength(3);
  await eventually(() => count('relay-unreachable')).toBeGreaterThan(quick.deferred.maxAttempts);
  await add('bon-3');
  await eventually(() => spool.list('sent')).toHaveLength(4);
  expect(await spool.list('new')).toEqual(['a-poison']);
});

test('recipients who were put off are served alone, after a restart too', async () => {
  const others = ['b@trame.example', 'c@trame.example'];
  const asked: string[] = [];
  let isFull = true;
  const smtp = await startSmtpFor({
    onRecipient(address) {
      asked.push(address);
      if (address === others[1]) return '550 5.1.1 unknown';
      return address === others[0] && isFull ? '452 4.2.2 full' : undefined;
    },
  });
  const before = await start(smtp.url, { recipients: [TO, ...others] });
  await before.add('un');
  await eventually(() => before.count('mail-deferred')).toBe(1);
  await before.relay.stop();
  expect(await before.spool.list('new')).toEqual(['un']);
  isFull = false;
  const after = await start(smtp.url, { recipients: [TO, ...others], folder: before.folder });
  await eventually(() => after.spool.list('sent')).toEqual(['un']);
  expect([asked.filter((address) => address === TO), asked.at(-1), smtp.mails.length]).toEqual([
    [TO],
    others[0],
    2,
  ]);
  expect(after.count('relay-unreachable')).toBe(0);
});

test('a password never leaves in clear, except on this machine', async () => {
  const logins: string[] = [];
  const onLogin = () => void logins.push('login');
  const smtp = await startSmtpFor({ onLogin });
  const send = (host: string) =>
    createSmtpSender(`smtp://compte:secret@${host}:${smtp.port}`, FROM)(Buffer.from('x'), [TO]);
  // Reached by an address that is not known for this machine.
  expect(await send('0.0.0.0')).toMatchObject({ kind: 'unreachable' });
  expect(logins).toEqual([]);
  expect(await send('127.0.0.1')).toEqual(SENT);
  expect(logins).toEqual(['login']);
});

test('a clock set back by a day keeps no message waiting', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let attempts = 0;
  const { add, spool } = await start(async () => {
    vi.setSystemTime(Date.now() - 86_400_000);
    return attempts++ < 2 ? { kind: 'deferred', code: '450' } : SENT;
  });
  await add('un');
  await vi.waitFor(async () => expect(await spool.list('sent')).toEqual(['un']), { timeout: 15_000 });
});

test('a relay with nothing left to fail at is no longer said to be out of reach', async () => {
  const { add, folder, relay } = await start(async () => ({ kind: 'unreachable', code: '535' }));
  await add('un');
  await eventually(() => relay.trouble()).toBe('535');
  rmSync(join(folder, 'new', 'un.eml'));
  await eventually(() => relay.trouble()).toBeUndefined();
});

test('stopping lets the hand-over under way finish, and starts no other', async () => {
  const gate = new EventEmitter();
  const started = once(gate, 'started');
  const { add, relay, spool } = await start(async () => {
    gate.emit('started');
    await once(gate, 'finish');
    return SENT;
  });
  // More than may ever be under way at once, be they quick or slow.
  await add(...'abcdefghijklmnopqrst');
  await started;
  const stopped = relay.stop();
  const finishing = setInterval(() => gate.emit('finish'), 1);
  await stopped;
  clearInterval(finishing);
  const sent = await spool.list('sent');
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThan(20);
  expect(sent.length + (await spool.list('new')).length).toBe(20);
});
