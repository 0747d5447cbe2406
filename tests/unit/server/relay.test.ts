import { EventEmitter, once } from 'node:events';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { backoffMs } from '@/server/mailer/backoff';
import { composeEml } from '@/server/mailer/compose-eml';
import { createSmtpSender } from '@/server/mailer/smtp-sender';
import { openSpool } from '@/server/mailer/spool';
import { startRelay, type Pace } from '@/server/mailer/start-relay';
import { eventually } from './support/eventually';
import { freePort, startSmtp, type Judge } from './support/smtp';
import { temporaryFolder } from './support/temporary-folder';
import { fields } from './support/test-host';

const FROM = 'site@trame.example';
const recipients = ['atelier@trame.example'];
const quick: Pace = {
  service: { baseMs: 5, capMs: 20 },
  message: { baseMs: 5, capMs: 20 },
  maxAttempts: 4,
  rescanMs: 20,
};

async function start(smtpUrl: string) {
  const folder = join(temporaryFolder(), 'mail');
  const spool = await openSpool(folder);
  const logged: { event: string; [field: string]: unknown }[] = [];
  const relay = startRelay({
    spool,
    send: createSmtpSender({ smtpUrl, recipients }, FROM),
    log: (level, event, values) => void logged.push({ level, event, ...values }),
    pace: quick,
  });
  onTestFinished(() => relay.stop());
  const add = async (id: string) => {
    const message = { ...fields, message: `Message ${id}` };
    await spool.add(id, await composeEml(message, { id, from: FROM, to: recipients, date: new Date() }));
    relay.wake();
  };
  return { add, folder, logged, relay, spool };
}

async function startSmtpFor(judge?: Judge) {
  const smtp = await startSmtp(judge);
  onTestFinished(() => smtp.close());
  return smtp;
}

const contains = (word: string) => (eml: Buffer) => eml.includes(`Message ${word}`);

test('a message is handed over as it is, and then lies in sent', async () => {
  const smtp = await startSmtpFor();
  const { add, spool, relay } = await start(smtp.url);
  await add('un');
  await eventually(() => spool.list('sent')).toEqual(['un']);
  expect(await spool.list('new')).toEqual([]);
  expect(relay.isReachable()).toBe(true);
  const mail = await PostalMime.parse(smtp.mails[0] ?? '');
  expect(mail).toMatchObject({
    subject: fields.sujet,
    messageId: '<un@trame.example>',
    replyTo: [{ address: fields.sender_email }],
    to: [{ address: 'atelier@trame.example' }],
  });
});

test('what waits from before is handed over at the start', async () => {
  const smtp = await startSmtpFor();
  const { add, relay, spool } = await start('smtp://127.0.0.1:1');
  await add('un');
  await add('deux');
  await relay.stop();
  const send = createSmtpSender({ smtpUrl: smtp.url, recipients }, FROM);
  const next = startRelay({ spool, send, log: () => undefined, pace: quick });
  onTestFinished(() => next.stop());
  await eventually(() => spool.list('sent')).toEqual(['deux', 'un']);
});

test('while the service is down everything waits, and nothing is given up', async () => {
  const port = await freePort();
  const { add, logged, relay, spool } = await start(`smtp://127.0.0.1:${port}`);
  for (const id of ['a', 'b', 'c']) await add(id);
  const attempts = () => logged.filter(({ event }) => event === 'relay-unreachable').length;
  await eventually(attempts).toBeGreaterThan(quick.maxAttempts * 3);
  expect(relay.isReachable()).toBe(false);
  expect(await spool.list('new')).toEqual(['a', 'b', 'c']);

  const smtp = await startSmtp(undefined, port);
  onTestFinished(() => smtp.close());
  await eventually(() => spool.list('sent')).toEqual(['a', 'b', 'c']);
  expect(smtp.mails).toHaveLength(3);
});

test('a message put off is tried again until it is taken', async () => {
  let refusals = 2;
  const smtp = await startSmtpFor(() => (refusals-- > 0 ? 451 : undefined));
  const { add, logged, spool } = await start(smtp.url);
  await add('un');
  await eventually(() => spool.list('sent')).toEqual(['un']);
  const deferred = logged.filter(({ event }) => event === 'mail-deferred');
  expect(deferred.map(({ attempts, code }) => [attempts, code])).toEqual([
    [1, '451'],
    [2, '451'],
  ]);
});

test('a message refused for good lies in failed, visibly, and others pass', async () => {
  const smtp = await startSmtpFor((eml) => (contains('mauvais')(eml) ? 550 : undefined));
  const { add, logged, spool, folder } = await start(smtp.url);
  await add('mauvais');
  await add('bon');
  await eventually(() => spool.list('sent')).toEqual(['bon']);
  await eventually(() => spool.list('failed')).toEqual(['mauvais']);
  expect(logged).toContainEqual({
    level: 'error',
    event: 'mail-failed',
    id: 'mauvais',
    code: '550',
    attempts: 1,
  });

  // Put back by hand, it is tried again.
  renameSync(join(folder, 'failed', 'mauvais.eml'), join(folder, 'new', 'mauvais.eml'));
  await eventually(() => logged.filter(({ event }) => event === 'mail-failed')).toHaveLength(2);
});

test('a message put off too often is given up visibly', async () => {
  const smtp = await startSmtpFor(() => 452);
  const { add, logged, spool } = await start(smtp.url);
  await add('un');
  await eventually(() => spool.list('failed')).toEqual(['un']);
  expect(logged.at(-1)).toMatchObject({ event: 'mail-failed', attempts: quick.maxAttempts, code: '452' });
});

test('wrong credentials are the relay’s trouble, not the message’s', async () => {
  const smtp = await startSmtpFor(() => 535);
  const { add, logged, spool } = await start(smtp.url);
  await add('un');
  await eventually(() => logged.length).toBeGreaterThan(quick.maxAttempts * 2);
  expect(new Set(logged.map(({ event }) => event))).toEqual(new Set(['relay-unreachable']));
  expect(await spool.list('new')).toEqual(['un']);
});

test('a message at which the service breaks off stands in nobody’s way, and is given up in the end', async () => {
  const smtp = await startSmtpFor((eml) => (contains('a-poison')(eml) ? 'break' : undefined));
  const { add, spool } = await start(smtp.url);
  await add('a-poison');
  for (let index = 0; index < 30; index += 1) await add(`bon-${index}`);
  await eventually(() => spool.list('sent')).toHaveLength(30);
  let index = 30;
  await eventually(async () => {
    await add(`bon-${index++}`);
    return spool.list('failed');
  }).toContain('a-poison');
});

test('stopping lets the hand-over under way finish, and starts no other', async () => {
  const spool = await openSpool(join(temporaryFolder(), 'mail'));
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await spool.add(id, Buffer.from(id));
  const gate = new EventEmitter();
  const started = once(gate, 'started');
  const send = async () => {
    gate.emit('started');
    await once(gate, 'finish');
    return { kind: 'sent', rejectedRecipients: 0 } as const;
  };
  const relay = startRelay({ spool, send, log: () => undefined, pace: quick });
  await started;
  const stopped = relay.stop();
  const finishing = setInterval(() => gate.emit('finish'), 1);
  await stopped;
  clearInterval(finishing);

  const sent = await spool.list('sent');
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThan(6);
  expect(sent.length + (await spool.list('new')).length).toBe(6);
});

test('waiting doubles up to the cap, half of it at random', () => {
  const pace = { baseMs: 1000, capMs: 8000 };
  expect([1, 2, 3, 4, 5, 900].map((failures) => backoffMs(failures, pace, () => 1))).toEqual([
    1000, 2000, 4000, 8000, 8000, 8000,
  ]);
  expect(backoffMs(3, pace, () => 0)).toBe(2000);
});
