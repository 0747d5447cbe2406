import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { mailerPath, publicToken } from '@/lib/rules/lead/mailer';
import { freePort } from '@/tests/support/free-port';
import { ask } from './http';
import { runProgram, startServerProcess, type ServerProcess } from './server-process';

const SENDERS = 16;

type Scenario = {
  /** Folders and the script of the host; what the relay does is one of the manners of `smtp-process.ts`. */
  outDir: string;
  mailDir: string;
  script: string;
  manner: string;
  messages: number;
  kills: number;
};

export type KillReport = {
  accepted: number;
  /** Connections that visitors saw refused or cut. */
  cuts: number;
  /** Accepted messages that the relay never got, or that were given up. */
  lost: string[];
  /** Copies too many, each after a kill of the mailer, or after the relay broke off; and any others. */
  twiceAfterKill: number;
  twiceAfterBreak: number;
  twiceForNothing: string[];
  /** The most copies of one message. */
  mostCopies: number;
};

/** Sends messages as visitors do while the mailer is killed again and again, and says what became of each. */
export async function killMailer({
  outDir,
  mailDir,
  script,
  manner,
  messages,
  kills,
}: Scenario): Promise<KillReport> {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const taken: { id: string; killsBefore: number }[] = [];
  const broken = new Set<string>();
  const accepted = new Map<string, string>();
  let killed = 0;
  let cuts = 0;

  const smtp = runProgram('tests/unit/server/support/smtp-process.ts', {
    PORT: String(smtpPort),
    MANNER: manner,
  });
  const lines = createInterface({ input: smtp.stdout ?? process.stdin });
  lines.on('line', (line) => {
    const [word, id = ''] = line.split(' ');
    if (word === 'taken') taken.push({ id, killsBefore: killed });
    if (word === 'broke') broken.add(id);
  });
  await once(lines, 'line');

  const startMailer = (): Promise<ServerProcess> =>
    startServerProcess(
      {
        PORT: String(port),
        OUT_DIR: outDir,
        MAIL_DIR: mailDir,
        MAILER_RATE_LIMIT: '0',
        SMTP_URL: `smtp://compte:secret@127.0.0.1:${smtpPort}`,
        MAIL_FROM: 'site@trame.example',
        MAIL_TO: 'premier@trame.example,second@trame.example',
      },
      script,
    );

  /** Again when the connection broke, never again once it was accepted. */
  async function send(message: string): Promise<void> {
    const body = JSON.stringify({
      sender_email: 'awa@exemple.org',
      sender_name: 'Site',
      organisation: '',
      sujet: 'Essai',
      message,
      noms: ['Awa'],
    });
    const headers = { authorization: publicToken(), 'content-type': 'application/json' };
    while (!accepted.has(message)) {
      try {
        const { status, text } = await ask(port, mailerPath, { method: 'POST', headers, body });
        if (status === 202) accepted.set(message, (JSON.parse(text) as { id: string }).id);
      } catch {
        cuts += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  const waiting = Array.from({ length: messages }, (_, index) => `Message ${index}`);
  async function sendAll(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await send(next);
  }

  let mailer = await startMailer();
  try {
    const senders = Promise.all(Array.from({ length: SENDERS }, sendAll));
    for (let step = 0; step < kills; step += 1) {
      // Wherever chance puts it within its share of the messages.
      const moment = ((step + Math.random()) / (kills + 1)) * messages;
      await until(() => accepted.size >= moment);
      killed += 1;
      const gone = once(mailer.child, 'exit');
      mailer.child.kill('SIGKILL');
      await gone;
      mailer = await startMailer();
    }
    await senders;
    await until(() => readdirSync(join(mailDir, 'new')).length === 0);
  } finally {
    mailer.child.kill('SIGKILL');
    smtp.kill('SIGKILL');
  }

  const failed = readdirSync(join(mailDir, 'failed')).map((name) => name.replace(/\.eml$/, ''));
  const report = { accepted: accepted.size, cuts, twiceAfterKill: 0, twiceAfterBreak: 0, mostCopies: 0 };
  const [lost, twiceForNothing]: string[][] = [[], []];
  // One of the recipients put off means two hand-overs, none of which is a copy too many.
  const rightful = manner === 'recipient' ? 2 : 1;
  for (const id of accepted.values()) {
    const copies = taken.filter((mail) => mail.id.startsWith(id));
    report.mostCopies = Math.max(report.mostCopies, copies.length);
    if (copies.length === 0 || failed.includes(id)) lost?.push(id);
    if (copies.length <= rightful) continue;
    if (copies.at(-1)?.killsBefore !== copies[0]?.killsBefore) report.twiceAfterKill += 1;
    else if ([...broken].some((name) => name.startsWith(id))) report.twiceAfterBreak += 1;
    else twiceForNothing?.push(id);
  }
  return { ...report, lost: lost ?? [], twiceForNothing: twiceForNothing ?? [] };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
