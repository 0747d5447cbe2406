import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../log';
import { lockFolder, spoolIn, type Spool } from '../spool/spool';
import { sendMail, type Account, type Outcome } from './send-mail';

type Order = { mailDir: string; id: string; left?: string[]; account: Account };

const unreachable = (error: unknown): Outcome => ({ kind: 'unreachable', code: errorCode(error) });

/** Has a process of its own hand a message over: it notes the relay's answer even where this one is killed. Never rejects. */
export function handOver(order: Order): Promise<Outcome> {
  const answered = new Promise<Outcome>((resolve, reject) => {
    const child = fork(String(process.argv[1]), ['--remettre'], { detached: true, stdio: 'ignore' });
    child.on('message', resolve).on('error', reject).on('disconnect', reject);
    child.send(order);
  });
  return answered.catch(unreachable);
}

/** What that process does. */
export async function obey(): Promise<void> {
  const [{ mailDir, id, account, left }] = (await once(process, 'message')) as [Order];
  // Whoever stops its host, as systemd does with both, lets it end what is under way, or kills it in the end.
  process.on('SIGTERM', () => undefined);
  const spool = spoolIn(mailDir);
  const send = (eml: Buffer) => sendMail(account, eml, left);
  // That of a host which was killed may still be at work, on this message.
  const sent = lockFolder(`${mailDir}/new`).then(() => sendAndNote(spool, id, send));
  const outcome = await sent.catch(unreachable);
  if (process.connected) process.send?.(outcome);
}

/** Sends a message of `new`; once the relay has taken it, nothing comes before that is noted: it lies in `sent`. */
export async function sendAndNote(spool: Spool, id: string, send: (eml: Buffer) => Promise<Outcome>) {
  const outcome = await send(await spool.read(id));
  while (outcome.kind === 'sent' && spool.find(id) === 'new')
    await spool.move(id, 'new', 'sent').catch(() => sleep(1_000));
  return outcome;
}
