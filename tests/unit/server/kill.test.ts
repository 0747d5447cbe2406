import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { mailerPath, publicToken } from '@/lib/rules/lead/mailer';
import { freePort } from '@/tests/support/free-port';
import { eventually } from './support/eventually';
import { ask } from './support/http';
import { runProgram, startServerProcess, type ServerProcess } from './support/server-process';
import { siteFolder } from './support/site-folder';
import { temporaryFolder } from './support/temporary-folder';
import { fields } from './support/test-host';

const MESSAGES = 60;
const KILLS = 2;
/** Hand-overs under way at a kill may have taken place: nobody can tell. */
const UNDER_WAY = 4;

test('killed under load, the mailer delivers all it accepted', async () => {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const mailDir = join(temporaryFolder(), 'mail');
  const taken: string[] = [];
  const accepted: string[] = [];

  const smtp = runProgram(['--import', 'tsx', 'tests/unit/server/support/smtp-process.ts'], {
    PORT: String(smtpPort),
  });
  onTestFinished(() => void smtp.kill('SIGKILL'));
  const lines = createInterface({ input: smtp.stdout ?? process.stdin });
  await once(lines, 'line');
  lines.on('line', (id) => taken.push(id));

  async function start(): Promise<ServerProcess> {
    const env = {
      PORT: String(port),
      OUT_DIR: siteFolder({}),
      MAIL_DIR: mailDir,
      MAILER_RATE_LIMIT: '0',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'site@trame.example',
      MAIL_TO: 'atelier@trame.example',
    };
    const mailer = await startServerProcess(env);
    onTestFinished(() => void mailer.child.kill('SIGKILL'));
    return mailer;
  }

  /** Again as long as the connection breaks, never again once it was accepted. */
  async function send(index: number): Promise<void> {
    const headers = {
      authorization: publicToken(),
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${index}`,
    };
    const body = JSON.stringify({ ...fields, message: `Message ${index}` });
    for (;;) {
      const answer = await ask(port, mailerPath, { method: 'POST', headers, body }).catch(() => undefined);
      if (answer?.status === 202) return void accepted.push((JSON.parse(answer.text) as { id: string }).id);
      await pause(20);
    }
  }

  let mailer = await start();
  const sending = Promise.all(Array.from({ length: MESSAGES }, (_, index) => send(index)));
  for (let kill = 0; kill < KILLS; kill += 1) {
    // Wherever chance puts it within its share of the messages.
    const moment = ((kill + Math.random()) / (KILLS + 1)) * MESSAGES;
    await eventually(() => accepted.length).toBeGreaterThanOrEqual(moment);
    await mailer.end('SIGKILL');
    mailer = await start();
  }
  await sending;
  await eventually(() => readdirSync(join(mailDir, 'new')), 30_000).toEqual([]);

  expect(new Set(accepted).size).toBe(MESSAGES);
  expect(readdirSync(join(mailDir, 'failed'))).toEqual([]);
  expect(accepted.filter((id) => !taken.includes(id))).toEqual([]);
  expect(taken.length - MESSAGES).toBeLessThanOrEqual(KILLS * UNDER_WAY);
}, 60_000);
