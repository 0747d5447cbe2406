import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, log } from '../kit/log';
import type { Send } from './smtp-sender';
import type { Spool } from './spool';

/** How the relay tries again: attempts at a message go on for about three days. */
const defaultPace = {
  /** While the relay itself cannot be used. */
  service: { baseMs: 1_000, capMs: 5 * 60_000 },
  /** For a message put off; after so many attempts it is given up. */
  deferred: { baseMs: 5_000, capMs: 60 * 60_000, maxAttempts: 100 },
  /** For a message that may have arrived: each new attempt may be a second copy. */
  uncertain: { baseMs: 60_000, capMs: 6 * 60 * 60_000, maxAttempts: 20 },
  /** A hand-over that lasts longer leaves its lane to others. */
  slowMs: 30_000,
  /** Messages put into `new` by hand are seen within this time. */
  rescanMs: 60_000,
};
export type Pace = typeof defaultPace;

type Parts = {
  spool: Spool;
  send: Send;
  recipients: readonly string[];
  pace?: Pace;
  /** Told of every message the relay has taken. */
  onSent?: (eml: Buffer) => void;
};

export type Relay = ReturnType<typeof startRelay>;

/** A message that was tried and is still there; times are of the clock that nobody sets. */
type Tried = {
  attempts: number;
  lastMs: number;
  nextMs: number;
  /** Set when only moving its file is left to do. */
  settled?: 'sent' | 'failed';
};

const LANES = 4;
/** Hand-overs at most, those at which the relay keeps silent included. */
const MAX_UNDER_WAY = 16;

/**
 * Hands every message in `new` over to the relay: to `sent` when it took it, to `failed` when it refused it for good or
 * too often. While the relay itself is out of reach, everything waits, and no attempt is counted against a message.
 * A message whose hand-over was cut short is sent again under the same Message-ID: at least once, never lost.
 */
export function startRelay({ spool, send, recipients, pace = defaultPace, onSent }: Parts) {
  const tried = new Map<string, Tried>();
  const underWay = new Map<string, Promise<void>>();
  const slow = new Set<string>();
  const service = { failures: 0, trouble: '', restsUntilMs: 0 };
  const isResting = () => service.failures > 0 && performance.now() < service.restsUntilMs;
  let queue: string[] = [];
  let isStopped = false;
  let nap = new AbortController();
  const wake = () => nap.abort();
  const logDiskError = (error: unknown, id?: string) =>
    log('error', 'spool-failed', { id, cause: errorCode(error) });

  async function run(): Promise<void> {
    while (!isStopped) {
      if (room() > 0 && (queue.length === 0 || service.failures > 0)) queue = await dueMessages();
      for (let free = room(); free > 0 && queue.length > 0 && !isStopped; free -= 1)
        launch(queue.shift() ?? '');
      await sleep(delayMs(), undefined, { signal: nap.signal }).catch(() => (nap = new AbortController()));
    }
    await Promise.all(underWay.values());
  }

  /** How many hand-overs may begin: one at a time while the relay is out of reach, and none while it is left alone. */
  function room(): number {
    if (isResting()) return 0;
    const lanes = (service.failures > 0 ? 1 : LANES) + slow.size;
    return Math.min(lanes, MAX_UNDER_WAY) - underWay.size;
  }

  async function dueMessages(): Promise<string[]> {
    const waiting = await spool.list('new').catch((error: unknown) => void logDiskError(error));
    if (!waiting) return [];
    const present = new Set(waiting);
    for (const id of tried.keys()) if (!present.has(id)) tried.delete(id);
    // Nothing left to fail at: the next message finds out.
    if (waiting.length === 0) service.failures = 0;
    // The one tried last comes last, so that none can stand in the way of the others.
    const lastMs = (id: string) => tried.get(id)?.lastMs ?? 0;
    return waiting
      .filter((id) => !underWay.has(id) && (tried.get(id)?.nextMs ?? 0) <= performance.now())
      .sort((a, b) => lastMs(a) - lastMs(b));
  }

  function delayMs(): number {
    const resting = [...tried].filter(([id]) => !underWay.has(id)).map(([, { nextMs }]) => nextMs);
    const moments = isResting() ? [service.restsUntilMs] : room() > 0 ? resting : [];
    return Math.max(1, Math.min(pace.rescanMs, ...moments.map((moment) => moment - performance.now())));
  }

  function launch(id: string): void {
    const entry: Tried = tried.get(id) ?? { attempts: 0, lastMs: 0, nextMs: 0 };
    tried.set(id, entry);
    entry.lastMs = performance.now();
    const timer = setTimeout(() => {
      slow.add(id);
      wake();
    }, pace.slowMs);
    const delivery = deliver(id, entry)
      .catch((error: unknown) => {
        logDiskError(error, id);
        entry.nextMs = performance.now() + pace.deferred.baseMs;
      })
      .finally(() => {
        clearTimeout(timer);
        slow.delete(id);
        underWay.delete(id);
        wake();
      });
    underWay.set(id, delivery);
  }

  async function deliver(id: string, entry: Tried): Promise<void> {
    entry.settled ??= await handOver(id, entry);
    if (!entry.settled) return;
    await spool.settle(id, entry.settled);
    tried.delete(id);
  }

  /** One attempt, and what it means for the message and for the relay. */
  async function handOver(id: string, entry: Tried): Promise<Tried['settled']> {
    const left = await spool.recipientsLeft(id);
    const eml = await spool.read('new', id);
    const outcome = await send(eml, left ?? recipients);
    const { kind } = outcome;
    // A remainder that is refused is of its recipients' making: others were served by the same relay.
    if (kind === 'unreachable' || (kind === 'unwanted' && !left)) {
      service.failures += 1;
      service.trouble = outcome.code;
      service.restsUntilMs = performance.now() + backoffMs(service.failures, pace.service);
      log('warn', 'relay-unreachable', { id, code: outcome.code, failures: service.failures });
      return undefined;
    }
    service.failures = 0;
    entry.attempts += 1;
    if (kind === 'sent' && outcome.deferred.length === 0) {
      const refusedRecipients = outcome.refused.length;
      log(refusedRecipients > 0 ? 'error' : 'info', 'mail-sent', { id, refusedRecipients });
      onSent?.(eml);
      return 'sent';
    }
    if (kind === 'sent') await spool.keepRecipients(id, outcome.deferred);
    const isPart = kind === 'sent' || left !== undefined;
    const facts = { id, code: kind === 'sent' ? 'partly-sent' : outcome.code, attempts: entry.attempts };
    const { maxAttempts, ...backoff } = kind === 'uncertain' ? pace.uncertain : pace.deferred;
    if (kind !== 'refused' && entry.attempts < maxAttempts) {
      entry.nextMs = performance.now() + backoffMs(entry.attempts, backoff);
      log('warn', 'mail-deferred', facts);
      return undefined;
    }
    log('error', isPart ? 'recipient-given-up' : 'mail-failed', facts);
    return isPart ? 'sent' : 'failed';
  }

  const running = run();
  return {
    /** To be called when a message was added to the spool. */
    wake,
    /** What the relay last said when it could not be used; `undefined` while it can. */
    trouble: () => (service.failures > 0 ? service.trouble : undefined),
    /** Finishes what is being sent, and nothing more. */
    async stop() {
      isStopped = true;
      wake();
      await running;
    },
  };
}

/** Doubling from the base to the cap, up to a half less, so that what failed together does not come back together. */
function backoffMs(failures: number, { baseMs, capMs }: Pace['service']): number {
  return Math.min(capMs, baseMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
}
