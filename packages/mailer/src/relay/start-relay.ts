import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, log } from '../log';
import type { Spool } from '../spool/spool';
import type { Outcome } from './smtp-sender';

const defaultPace = {
  /** After a failure the relay, or one message, rests; twice as long after each, up to a cap. */
  restMs: 5_000,
  relayCapMs: 5 * 60_000,
  messageCapMs: 6 * 60 * 60_000,
  /** A message is given up when it is refused so long after it was put into `new`. */
  patienceMs: 48 * 60 * 60_000,
  lookMs: 1_000,
};

/** A message that was tried and is still there, or the relay; times are of the clock that nobody sets. */
type Tried = { failures: number; code?: string; lastMs: number; nextMs: number; isSent?: boolean };
export type Relay = ReturnType<typeof startRelay>;

/**
 * Hands the messages in `new` over, one at a time: to `sent` when the relay took it, to `failed` when it refused it for two
 * days. While the relay is out of reach all wait. One cut short is sent again under the same Message-ID: never lost.
 */
export function startRelay(spool: Spool, send: (eml: Buffer) => Promise<Outcome>, pace = defaultPace) {
  const untried = (): Tried => ({ failures: 0, lastMs: 0, nextMs: 0 });
  const tried = new Map<string, Tried>();
  let [relay, isStopped] = [untried(), false];

  async function run(): Promise<void> {
    while (!isStopped) {
      for (const id of await dueMessages())
        if (!isStopped && performance.now() >= relay.nextMs) await handOver(id);
      await sleep(pace.lookMs);
    }
  }

  /** The one tried last comes last, so that none can stand in the way of the others. */
  async function dueMessages(): Promise<string[]> {
    const waiting = new Set(await spool.list('new').catch(() => []));
    for (const id of tried.keys()) if (!waiting.has(id)) tried.delete(id);
    const due = [...waiting].filter((id) => (tried.get(id)?.nextMs ?? 0) <= performance.now());
    return due.sort((a, b) => (tried.get(a)?.lastMs ?? 0) - (tried.get(b)?.lastMs ?? 0));
  }

  async function handOver(id: string): Promise<void> {
    const entry = tried.get(id) ?? untried();
    tried.set(id, entry);
    try {
      if (!entry.isSent) await attempt(id, entry);
      // What was put back by hand goes out again.
      if (entry.isSent) await spool.move(id, 'new', 'sent').then(() => tried.delete(id));
    } catch (error) {
      log('error', 'spool-failed', { id, cause: errorCode(error) });
    }
    entry.lastMs = performance.now();
  }

  async function attempt(id: string, entry: Tried): Promise<void> {
    const { kind, code } = await send(await spool.read(id));
    if (kind === 'unreachable') {
      rest(relay, code, pace.relayCapMs);
      return log('warn', 'relay-unreachable', { id, code, failures: relay.failures });
    }
    relay = untried();
    entry.isSent = kind === 'sent';
    if (entry.isSent) return log('info', 'mail-sent', { id, code });
    rest(entry, code, pace.messageCapMs);
    const waitedMs = Date.now() - (await spool.touchedMs(id, 'new'));
    if (waitedMs < pace.patienceMs) return log('warn', 'mail-deferred', { id, code });
    await spool.move(id, 'new', 'failed');
    log('error', 'mail-failed', { id, code });
  }

  function rest(entry: Tried, code: string | undefined, capMs: number): void {
    const nextMs = performance.now() + Math.min(capMs, pace.restMs * 2 ** entry.failures);
    Object.assign(entry, { failures: entry.failures + 1, code, nextMs });
  }

  const running = run();
  return {
    /** What the relay last said when it could not be used, or else of a message that waits. */
    trouble: () => relay.code ?? [...tried.values()].find(({ code }) => code)?.code,
    stop(): Promise<void> {
      isStopped = true;
      return running;
    },
  };
}
