import type { Log } from '../log';
import { backoffMs, type Backoff } from './backoff';
import { errorCode } from '../error-code';
import { createPause } from './pause';
import type { Outcome, Send } from './smtp-sender';
import type { Spool } from './spool';

/** How the relay tries again; the attempts at one hour's distance go on for about three days. */
const defaultPace = {
  service: { baseMs: 1_000, capMs: 5 * 60_000 },
  message: { baseMs: 5_000, capMs: 60 * 60_000 },
  maxAttempts: 100,
  /** Messages put into `new` by hand are seen within this time. */
  rescanMs: 60_000,
};

export type Pace = { service: Backoff; message: Backoff; maxAttempts: number; rescanMs: number };

type Parts = { spool: Spool; send: Send; log: Log; pace?: Pace };

export type Relay = {
  /** To be called when a message was added to the spool. */
  wake: () => void;
  /** Finishes what is being sent, and nothing more. */
  stop: () => Promise<void>;
  isReachable: () => boolean;
};

/** A message that was tried and is still there. */
type Tried = {
  /** Attempts that count against the message. */
  attempts: number;
  nextMs: number;
  /** How often the relay was out of reach for it, and how many messages the relay had taken at the last time. */
  drops: number;
  takenAtLastDrop: number;
  /** Set when only moving its file is left to do. */
  settled?: 'sent' | 'failed';
};

const LANES = 4;

/**
 * Hands every message in `new` over to the relay: to `sent` when it took it, to `failed` when it refused it for good or
 * too often. While the relay itself is out of reach, everything waits, and no attempt is counted against a message.
 * A message whose hand-over was cut short is sent again under the same Message-ID: at least once, never lost.
 */
export function startRelay({ spool, send, log, pace = defaultPace }: Parts): Relay {
  const pause = createPause();
  const tried = new Map<string, Tried>();
  let serviceFailures = 0;
  let taken = 0;
  let isStopped = false;

  async function deliver(id: string): Promise<void> {
    const entry = tried.get(id) ?? { attempts: 0, nextMs: 0, drops: 0, takenAtLastDrop: Infinity };
    tried.set(id, entry);
    entry.settled ??= judge(id, entry, await send(await spool.read('new', id)));
    if (!entry.settled) return;
    await spool.settle(id, entry.settled);
    tried.delete(id);
  }

  function judge(id: string, entry: Tried, outcome: Outcome): Tried['settled'] {
    if (outcome.kind === 'sent') {
      serviceFailures = 0;
      taken += 1;
      const { rejectedRecipients } = outcome;
      log(rejectedRecipients > 0 ? 'warn' : 'info', 'mail-sent', { id, rejectedRecipients });
      return 'sent';
    }
    if (outcome.kind === 'unreachable' && !isToBlame(entry)) {
      serviceFailures += 1;
      log('warn', 'relay-unreachable', { code: outcome.code, failures: serviceFailures });
      return undefined;
    }
    serviceFailures = 0;
    entry.attempts += 1;
    if (outcome.kind === 'refused' || entry.attempts >= pace.maxAttempts) {
      log('error', 'mail-failed', { id, code: outcome.code, attempts: entry.attempts });
      return 'failed';
    }
    entry.nextMs = Date.now() + backoffMs(entry.attempts, pace.message);
    log('warn', 'mail-deferred', { id, code: outcome.code, attempts: entry.attempts });
    return undefined;
  }

  /** A relay that breaks off at one message, takes others, and breaks off at it again, is not out of reach. */
  function isToBlame(entry: Tried): boolean {
    const isToBlame = taken > entry.takenAtLastDrop;
    entry.drops += 1;
    entry.takenAtLastDrop = taken;
    return isToBlame;
  }

  /** One message after the other from the shared queue, until the relay fails. */
  async function runLane(queue: string[]): Promise<void> {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      await deliver(id).catch((error: unknown) => {
        logDiskError(error, id);
        const entry = tried.get(id);
        if (entry) entry.nextMs = Date.now() + pace.message.baseMs;
      });
      if (isStopped || serviceFailures > 0) return;
    }
  }

  function logDiskError(error: unknown, id?: string): void {
    log('error', 'spool-failed', { id, cause: errorCode(error) });
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      const isProbe = serviceFailures > 0;
      const due = await dueMessages();
      const queue = isProbe ? due.slice(0, 1) : due;
      await Promise.all(Array.from({ length: LANES }, () => runLane(queue)));

      if (serviceFailures > 0) await pause.forMs(backoffMs(serviceFailures, pace.service), { isFirm: true });
      else if (!isProbe) await pause.forMs(nextDelayMs());
    }
  }

  async function dueMessages(): Promise<string[]> {
    const waiting = await spool.list('new').catch((error: unknown) => logDiskError(error));
    if (!waiting) return [];
    const present = new Set(waiting);
    for (const id of tried.keys()) if (!present.has(id)) tried.delete(id);
    // Those the relay broke off at come last, so that none can stand in the way of the others.
    const drops = (id: string) => tried.get(id)?.drops ?? 0;
    return waiting
      .filter((id) => (tried.get(id)?.nextMs ?? 0) <= Date.now())
      .sort((a, b) => drops(a) - drops(b));
  }

  function nextDelayMs(): number {
    let nextMs = Date.now() + pace.rescanMs;
    for (const entry of tried.values()) nextMs = Math.min(nextMs, entry.nextMs);
    return Math.max(0, nextMs - Date.now());
  }

  const running = run();
  return {
    wake: pause.wake,
    isReachable: () => serviceFailures === 0,
    async stop() {
      isStopped = true;
      pause.end();
      await running;
    },
  };
}
