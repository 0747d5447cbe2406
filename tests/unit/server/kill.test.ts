import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { mailerPath, publicToken } from '@/lib/mailer/config';
import { eventually } from './support/eventually';
import { ask } from './support/http';
import { runProgram, startServerProcess, type ServerProcess } from './support/server-process';
import { siteFolder } from './support/site-folder';
import { freePort } from './support/smtp';
import { temporaryFolder } from './support/temporary-folder';
import { fields } from './support/test-host';

const MESSAGES = 300;
const SENDERS = 16;
const MAILER_KILLS = 4;
/** Hand-overs the relay may have under way at once, each of which a kill may leave in doubt. */
const LANES = 4;

type Taken = { id: string; message: string; killsBefore: number };

test('under load, with the mailer killed and the relay down, every accepted message is delivered', async () => {
  const mailDir = join(temporaryFolder(), 'mail');
  const outDir = siteFolder({});
  const [port, smtpPort] = [await freePort(), await freePort()];
  const taken: Taken[] = [];
  const accepted = new Map<string, string>();
  let kills = 0;
  let cuts = 0;

  async function startSmtpProcess(): Promise<ChildProcess> {
    const child = runProgram('tests/unit/server/support/smtp-process.ts', { PORT: String(smtpPort) });
    onTestFinished(() => void child.kill('SIGKILL'));
    const lines = createInterface({ input: child.stdout ?? process.stdin });
    lines.on('line', (line) => {
      const [word, id = '', ...message] = line.split(' ');
      if (word === 'taken') taken.push({ id, message: message.join(' '), killsBefore: kills });
    });
    await once(lines, 'line');
    return child;
  }

  async function startMailer(): Promise<ServerProcess> {
    const server = await startServerProcess({
      PORT: String(port),
      OUT_DIR: outDir,
      MAIL_DIR: mailDir,
      MAILER_RATE_LIMIT: '0',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_TO: 'atelier@trame.example',
    });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    return server;
  }

  /** As a visitor does: again when the connection broke, never again once it was accepted. */
  async function send(message: string): Promise<void> {
    const headers = { authorization: publicToken(), 'content-type': 'application/json' };
    const body = JSON.stringify({ ...fields, message });
    for (;;) {
      try {
        const answer = await ask(port, mailerPath, { method: 'POST', headers, body });
        expect(answer.status).toBe(202);
        accepted.set(message, (JSON.parse(answer.text) as { id: string }).id);
        return;
      } catch (error) {
        if (!(error instanceof Error) || !('code' in error)) throw error;
        cuts += 1;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
      }
    }
  }

  const waiting = Array.from({ length: MESSAGES }, (_, index) => `Message ${index}`);
  async function sendAll(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await send(next);
  }

  /** Between the last moment and the end of its share of the messages, wherever chance puts it. */
  const momentOf = (step: number) => Math.floor(((step + Math.random()) / (MAILER_KILLS + 1)) * MESSAGES);
  const reached = (count: number) => eventually(() => accepted.size, 60_000).toBeGreaterThanOrEqual(count);

  async function kill(child: ChildProcess): Promise<void> {
    kills += 1;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  let smtp = await startSmtpProcess();
  let mailer = await startMailer();
  const senders = Promise.all(Array.from({ length: SENDERS }, sendAll));
  for (let step = 0; step < MAILER_KILLS; step += 1) {
    await reached(momentOf(step));
    // Every other time the relay goes down first, and comes back while messages pour in.
    if (step % 2 === 0) {
      await kill(smtp);
      await reached(accepted.size + 20);
    }
    await kill(mailer.child);
    mailer = await startMailer();
    if (step % 2 === 0) smtp = await startSmtpProcess();
  }
  await senders;

  const delivered = () => new Set(taken.map(({ id }) => id)).size;
  await eventually(delivered, 60_000).toBeGreaterThanOrEqual(MESSAGES);
  await eventually(() => readdirSync(join(mailDir, 'new')), 60_000).toEqual([]);
  expect(readdirSync(join(mailDir, 'failed'))).toEqual([]);

  const twice = taken.filter(({ id }, index) => taken.findIndex((other) => other.id === id) < index);
  console.log(
    `${MESSAGES} messages: ${accepted.size} accepted (${cuts} connections refused or cut), ${kills} kills, ` +
      `${delivered()} delivered, ${twice.length} of them twice`,
  );
  for (const [message, id] of accepted) {
    const mails = taken.filter((mail) => mail.message === message);
    expect(new Set(mails.map((mail) => mail.id))).toEqual(new Set([`${id}@ateliertrame.example`]));
  }
  // SMTP cannot tell whether a hand-over that was cut short took place: only those may come twice.
  for (const { id, killsBefore } of twice) {
    expect(taken.find((mail) => mail.id === id)?.killsBefore).toBeLessThan(killsBefore);
  }
  expect(twice.length).toBeLessThanOrEqual(kills * LANES);
}, 90_000);
