import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { post } from './support/ask';
import { startHostProcess } from './support/host-process';
import { fields } from './support/site';
import { startSmtpFor } from './support/smtp';

const MESSAGES = 60;
const KILLS = 3;

test('killed under load, the mailer delivers all it accepted', async () => {
  const accepted: string[] = [];
  const smtp = await startSmtpFor();
  const env = { MAILER_RATE_LIMIT: '0', SMTP_URL: smtp.url };
  let host = await startHostProcess({ env });
  const folder = host.cwd;

  /** Again as long as the connection breaks, never again once it was accepted. */
  async function send(index: number): Promise<void> {
    for (;;) {
      const answer = await post(host.port, { ...fields, message: `${index}` }).catch(() => undefined);
      if (answer?.status === 202) return void accepted.push((JSON.parse(answer.text) as { id: string }).id);
      await pause(20);
    }
  }
  const sending = Promise.all(Array.from({ length: MESSAGES }, (_, index) => send(index)));
  for (let kill = 0; kill < KILLS; kill += 1) {
    // Wherever chance puts it within its share of the messages.
    const moment = ((kill + Math.random()) / (KILLS + 1)) * MESSAGES;
    await expect.poll(() => accepted.length).toBeGreaterThanOrEqual(moment);
    await host.end('SIGKILL');
    host = await startHostProcess({ env, folder });
  }
  await sending;
  await expect.poll(() => readdirSync(join(folder, 'mail', 'new'))).toEqual([]);

  const taken = smtp.mails.map((eml) => /^Message-ID:\s*<([^@]+)/m.exec(eml.toString())?.[1]);
  expect([new Set(taken).size, taken.sort()]).toEqual([MESSAGES, accepted.sort()]);
});

test('a message whose server is stopped, then killed, before its relay answers is handed over once; the next server waits for that', async () => {
  const onMail = vi.fn<() => Promise<undefined>>().mockImplementationOnce(async () => {
    // As systemd stops whatever a service has started.
    execFileSync('pkill', ['-P', String(host.child.pid)]);
    await host.end('SIGKILL');
    host = await startHostProcess({ env, folder: host.cwd });
    await post(host.port, { ...fields, message: 'second' });
    await expect.poll(() => host.said.err).toMatch(/relay-unreachable|mail-sent/);
  });
  const smtp = await startSmtpFor({ onMail });
  const env = { SMTP_URL: smtp.url };
  let host = await startHostProcess({ env });
  await post(host.port, { ...fields, message: 'first' });
  await expect.poll(() => readdirSync(join(host.cwd, 'mail', 'sent'))).toHaveLength(2);
  expect(smtp.mails.map((eml) => /\w+\s*$/.exec(`${eml}`)?.[0].trim())).toEqual(['first', 'second']);
});
