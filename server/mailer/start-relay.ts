import { errorCode } from '../kit/error-code';
import type { Log } from '../kit/log';
import { backoffMs, type Backoff } from './backoff';
import { createPause } from './pause';
import { judge, type Verdict } from './judge-outcome';
import type { Send } from './smtp-sender';
import type { Spool } from './spool';

/** How the relay tries again. */
export type Pace = {
  /** While the relay itself cannot be used. */
  service: Backoff;
  /** For a message put off; after so many attempts it is given up. */
  message: Backoff & { maxAttempts: number };
  /** For a message that may have arrived: each new attempt may be a second copy. */
  uncertain: Backoff & { maxAttempts: number };
  /** A hand-over that lasts longer leaves its lane to others. */
  slowMs: number;
  /** Messages put into `new` by hand are seen within this time. */
  rescanMs: number;
};

/** Attempts go on for about three days in both cases. */
const defaultPace: Pace = {
  service: { baseMs: 1_000, capMs: 5 * 60_000 },
  message: { baseMs: 5_000, capMs: 60 * 60_000, maxAttempts: 100 },
  uncertain: { baseMs: 60_000, capMs: 6 * 60 * 60_000, maxAttempts: 20 },
  slowMs: 30_000,
  rescanMs: 60_000,
};

type Parts = {
  spool: Spool;
  send: Send;
  recipients: readonly string[];
  log: Log;
  pace?: Pace;
  /** Told of every message the relay has taken. */
  onSent?: (eml: Buffer) => void;
};

export type Relay = {
  /** To be called when a message was added to the spool. */
  wake: () => void;
  /** Finishes what is being sent, and nothing more. */
  stop: () => Promise<void>;
  /** What the relay last said when it could not be used; `undefined` while it can. */
  trouble: () => string | undefined;
};

/** A message that was tried and is still there; times are of the clock that nobody sets. */
export type Tried = {
  attempts: number;
  uncertain: number;
  nextMs: number;
  /** How often the relay was out of reach for it, and how many messages it had taken at the last time. */
  drops: number;
  takenAtLastDrop: number;
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
export function startRelay({ spool, send, recipients, log, pace = defaultPace, onSent }: Parts): Relay {
  const pause = createPause();
  const tried = new Map<string, Tried>();
  const underWay = new Map<string, { isSlow: boolean; ended: Promise<void> }>();
  const service = { failures: 0, taken: 0, trouble: undefined as string | undefined };
  let queue: string[] = [];
  let isStopped = false;

  async function deliver(id: string): Promise<void> {
    const entry = tried.get(id) ?? newEntry();
    tried.set(id, entry);
    entry.settled ??= await handOver(id, entry);
    if (!entry.settled) return;
    await spool.settle(id, entry.settled);
    tried.delete(id);
  }

  async function handOver(id: string, entry: Tried): Promise<Tried['settled']> {
    const left = await spool.recipientsLeft(id);
    const eml = await spool.read('new', id);
    const outcome = await send(eml, left ?? recipients);
    const verdict: Verdict = judge(outcome, entry, { service, pace, isRemainder: left !== undefined });
    log(verdict.level, verdict.event, { id, ...verdict.facts });
    if (outcome.kind === 'sent' && outcome.deferred.length > 0)
      await spool.keepRecipients(id, outcome.deferred);
    if (verdict.settled === 'sent') onSent?.(eml);
    return verdict.settled;
  }

  function launch(id: string): void {
    const timer = setTimeout(() => {
      const current = underWay.get(id);
      if (current) current.isSlow = true;
      pause.wake();
    }, pace.slowMs);
    const ended = deliver(id)
      .catch((error: unknown) => {
        logDiskError(error, id);
        const entry = tried.get(id);
        if (entry) entry.nextMs = performance.now() + pace.message.baseMs;
      })
      .finally(() => {
        clearTimeout(timer);
        underWay.delete(id);
        pause.wake();
      });
    underWay.set(id, { isSlow: false, ended });
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      if (service.failures > 0 && quickUnderWay() === 0) {
        await pause.forMs(backoffMs(service.failures, pace.service), { isFirm: true });
      }
      if (room() > 0 && (queue.length === 0 || service.failures > 0)) queue = await dueMessages();
      for (let free = room(); free > 0 && queue.length > 0 && !isStopped; free -= 1)
        launch(queue.shift() ?? '');
      if (underWay.size > 0 || service.failures === 0) await pause.forMs(nextDelayMs());
    }
    await Promise.all([...underWay.values()].map(({ ended }) => ended));
  }

  function quickUnderWay(): number {
    return [...underWay.values()].filter(({ isSlow }) => !isSlow).length;
  }

  /** How many hand-overs may begin: one at a time while the relay is out of reach. */
  function room(): number {
    const lanes = service.failures > 0 ? 1 : LANES;
    return Math.min(lanes - quickUnderWay(), MAX_UNDER_WAY - underWay.size);
  }

  async function dueMessages(): Promise<string[]> {
    const waiting = await spool.list('new').catch((error: unknown) => logDiskError(error));
    if (!waiting) return [];
    const present = new Set(waiting);
    for (const id of tried.keys()) if (!present.has(id)) tried.delete(id);
    // Nothing left to fail at: the next message finds out.
    if (waiting.length === 0) service.failures = 0;
    // Those the relay broke off at come last, so that none can stand in the way of the others.
    const drops = (id: string) => tried.get(id)?.drops ?? 0;
    return waiting
      .filter((id) => !underWay.has(id) && (tried.get(id)?.nextMs ?? 0) <= performance.now())
      .sort((a, b) => drops(a) - drops(b));
  }

  function nextDelayMs(): number {
    if (room() <= 0) return pace.rescanMs;
    const resting = [...tried].filter(([id]) => !underWay.has(id)).map(([, { nextMs }]) => nextMs);
    return Math.max(1, Math.min(pace.rescanMs, ...resting.map((nextMs) => nextMs - performance.now())));
  }

  function logDiskError(error: unknown, id?: string): void {
    log('error', 'spool-failed', { id, cause: errorCode(error) });
  }

  const running = run();
  return {
    wake: pause.wake,
    trouble: () => (service.failures > 0 ? service.trouble : undefined),
    async stop() {
      isStopped = true;
      pause.end();
      await running;
    },
  };
}

function newEntry(): Tried {
  return { attempts: 0, uncertain: 0, nextMs: 0, drops: 0, takenAtLastDrop: Infinity };
}
