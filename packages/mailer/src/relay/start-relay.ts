import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, log } from '../log';
import type { Spool } from '../spool/spool';
import type { Outcome } from './smtp-sender';

const defaultPace = {
  /** After a failure the relay, or one message, rests; twice as long after each, up to a cap. */
  restMs: 5_000,
  relayCapMs: 5 * 60_000,
  messageCapMs: 6 * 60 * 60_000,
  /** A message is given up when it is refused so long after it was refused first. */
  patienceMs: 48 * 60 * 60_000,
  lookMs: 1_000,
  /** So many a day are handed over of those that are no network's first: the rest of an account's quota is for first ones; 0: all. */
  laterADay: () => 0,
  /** The clock that nobody sets. */
  now: () => performance.now(),
  sleep: (ms: number): Promise<unknown> => sleep(ms),
};
const DAY_MS = 24 * 60 * 60_000;

/** A message that was tried and is still there, or the relay. */
type Tried = Record<'failures' | 'firstMs' | 'lastMs' | 'nextMs', number> & {
  code?: string;
  isSent?: boolean;
  to?: string[];
};
export type Relay = ReturnType<typeof startRelay>;

/**
 * Hands the messages in `new` over, one at a time: to `sent` when the relay took it, to `failed` when it refused it for two
 * days. While the relay is out of reach all wait. One cut short is sent again under the same Message-ID: never lost.
 */
export function startRelay(
  spool: Spool,
  send: (eml: Buffer, to?: string[]) => Promise<Outcome>,
  ownPace: Partial<typeof defaultPace> = {},
) {
  const pace = { ...defaultPace, ...ownPace };
  const untried = (): Tried => ({ failures: 0, firstMs: Infinity, lastMs: 0, nextMs: 0 });
  const tried = new Map<string, Tried>();
  /** When those that are no network's first were handed over. */
  const later: number[] = [];
  let [relay, isStopped, isHolding] = [untried(), false, false];

  async function run(): Promise<void> {
    while (!isStopped) {
      const id = pace.now() >= relay.nextMs ? await nextMessage() : undefined;
      if (id !== undefined && !isStopped) await handOver(id);
      else await pace.sleep(pace.lookMs);
    }
  }

  /** The one tried last comes last, so that none can stand in the way of the others; else by its place, then by its date. */
  async function nextMessage(): Promise<string | undefined> {
    const waiting = await spool.list('new').catch(() => []);
    const known = new Set(waiting);
    for (const id of tried.keys()) if (!known.has(id)) tried.delete(id);
    while ((later[0] ?? Infinity) < pace.now() - DAY_MS) later.shift();
    const isSpent = pace.laterADay() > 0 && later.length >= pace.laterADay();
    const open = isSpent ? waiting.filter((id) => placeOf(id) === 0) : waiting;
    isHolding = open.length < waiting.length;
    const due = open.filter((id) => (tried.get(id)?.nextMs ?? 0) <= pace.now());
    const lastMs = (id: string) => tried.get(id)?.lastMs ?? 0;
    return due.sort((a, b) => lastMs(a) - lastMs(b) || placeOf(a) - placeOf(b))[0];
  }

  async function handOver(id: string): Promise<void> {
    const entry = tried.get(id) ?? untried();
    tried.set(id, entry);
    try {
      if (!entry.isSent) await attempt(id, entry);
      // What was put back by hand goes out again.
      if (entry.isSent) await spool.move(id, 'new', 'sent').then(() => tried.delete(id));
    } catch (error) {
      rest(entry, entry.code, pace.relayCapMs);
      log('error', 'spool-failed', { id, cause: errorCode(error) });
    }
    entry.lastMs = pace.now();
  }

  async function attempt(id: string, entry: Tried): Promise<void> {
    const { kind, code, left } = await send(await spool.read(id), entry.to);
    if (kind === 'unreachable') {
      rest(relay, code, pace.relayCapMs);
      return log('warn', 'relay-unreachable', { id, code, failures: relay.failures });
    }
    relay = untried();
    if (kind === 'sent' && !entry.to && placeOf(id) > 0) later.push(pace.now());
    entry.firstMs = Math.min(entry.firstMs, pace.now());
    const isOver = pace.now() - entry.firstMs >= pace.patienceMs;
    // Some recipients have it, and must not get it twice; the others are asked again.
    if (left) entry.to = left;
    entry.isSent = (kind === 'sent' && !left) || (isOver && entry.to !== undefined);
    if (entry.isSent) return log('info', 'mail-sent', { id, code });
    rest(entry, code, pace.messageCapMs);
    if (!isOver) return log('warn', 'mail-deferred', { id, code });
    await spool.move(id, 'new', 'failed');
    log('error', 'mail-failed', { id, code });
  }

  function rest(entry: Tried, code: string | undefined, capMs: number): void {
    const nextMs = pace.now() + Math.min(capMs, pace.restMs * 2 ** entry.failures);
    Object.assign(entry, { failures: entry.failures + 1, code, nextMs });
  }

  const running = run();
  return {
    /** What the relay last said when it could not be used, or else of a message that waits; `held`: the day's share is spent. */
    trouble: () =>
      relay.code ?? [...tried.values()].find(({ code }) => code)?.code ?? (isHolding ? 'held' : undefined),
    stop(): Promise<void> {
      isStopped = true;
      return running;
    },
  };
}

/** What stands in the name of a message, between its date and its content; one of an older mailer has none. */
function placeOf(id: string): number {
  return Number(/-(\d{4})-/.exec(id)?.[1] ?? 0);
}
