import { setTimeout as sleep } from 'node:timers/promises';
import { placeOf } from '../app/message-name';
import { errorCode, log } from '../log';
import type { Spool, State } from '../spool/spool';
import type { Outcome } from './smtp-sender';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const LOOK_MS = 1_000;
/** After a failure the relay, or one message, rests; twice as long after each, up to a cap. */
const REST_MS = 5_000;
const RELAY_CAP_MS = 5 * 60_000;
const MESSAGE_CAP_MS = 6 * HOUR_MS;
/** A message is given up when it is refused so long after it was refused first. */
const PATIENCE_MS = 2 * DAY_MS;

/** What rests after a failure: the relay, or a message. */
type Rest = { failures: number; nextMs: number; code?: string };
/** A message that was tried and is still there; `to`: whoever of several has not got it; `goal`: where it goes. */
type Tried = Rest & { firstMs?: number; to?: string[]; goal?: State };
const untried = (): Tried => ({ failures: 0, nextMs: 0 });

/**
 * Hands the messages in `new` over, one at a time: to `sent` when the relay took it, to `failed` when it refused it for two
 * days. While the relay is out of reach all wait. One cut short is sent again under the same Message-ID: never lost.
 * `laterADay` that are no network's first are handed over a day: the rest of an account's quota is for first ones; 0: all.
 */
export function startRelay(
  spool: Spool,
  send: (eml: Buffer, to?: string[]) => Promise<Outcome>,
  laterADay: () => number,
  // One that nobody sets.
  clock = { now: () => performance.now(), sleep: (ms: number): Promise<unknown> => sleep(ms) },
) {
  const tried = new Map<string, Tried>();
  /** When those that are no network's first were handed over. */
  const later: number[] = [];
  let [relay, isStopped]: [Rest, boolean] = [untried(), false];
  const isSpent = () => laterADay() > 0 && later.length >= laterADay();

  async function run(): Promise<void> {
    while (!isStopped) {
      const id = clock.now() >= relay.nextMs ? await nextMessage() : undefined;
      if (id !== undefined && !isStopped) await handOver(id);
      else await clock.sleep(LOOK_MS);
    }
  }

  /** What was tried comes last, so that none can stand in the way of the others; else by its place, then by its date. */
  async function nextMessage(): Promise<string | undefined> {
    const waiting = await spool.list('new').catch(() => []);
    const known = new Set(waiting);
    for (const id of tried.keys()) if (!known.has(id)) tried.delete(id);
    while ((later[0] ?? Infinity) < clock.now() - DAY_MS) later.shift();
    const open = isSpent() ? waiting.filter((id) => placeOf(id) === 0) : waiting;
    const dueMs = (id: string) => tried.get(id)?.nextMs ?? 0;
    const due = open.filter((id) => dueMs(id) <= clock.now());
    const isBefore = (a: string, b: string) => (dueMs(a) - dueMs(b) || placeOf(a) - placeOf(b)) <= 0;
    return due.reduce<string | undefined>((a, b) => (a && isBefore(a, b) ? a : b), undefined);
  }

  async function handOver(id: string): Promise<void> {
    const entry = tried.get(id) ?? untried();
    tried.set(id, entry);
    try {
      // Nothing comes between what the relay answered and this note of it: a crash there would send the message again.
      const goal = (entry.goal ??= await attempt(id, entry));
      if (!goal) return;
      await spool.move(id, 'new', goal);
      // What is put back by hand goes out again.
      tried.delete(id);
      log(goal === 'sent' ? 'info' : 'error', `mail-${goal}`, { id, code: entry.code });
    } catch (error) {
      rest(entry, entry.code, RELAY_CAP_MS);
      log('error', 'spool-failed', { id, cause: errorCode(error) });
    }
  }

  /** Sends a message, and says where it goes; nowhere, if it is to be tried again. */
  async function attempt(id: string, entry: Tried): Promise<State | undefined> {
    const { kind, code, left } = await send(await spool.read(id), entry.to);
    if (kind === 'unreachable') {
      rest(relay, code, RELAY_CAP_MS);
      entry.nextMs = clock.now();
      return log('warn', 'relay-unreachable', { id, code, failures: relay.failures });
    }
    relay = untried();
    if (kind === 'sent' && !entry.to && placeOf(id) > 0) later.push(clock.now());
    // Some recipients have it, and must not get it twice; the others are asked again.
    if (left) entry.to = left;
    entry.code = code;
    entry.firstMs ??= clock.now();
    if (kind === 'sent' && !left) return 'sent';
    if (clock.now() - entry.firstMs >= PATIENCE_MS) return entry.to ? 'sent' : 'failed';
    rest(entry, code, MESSAGE_CAP_MS);
    return log('warn', 'mail-deferred', { id, code });
  }

  function rest(entry: Rest, code: string | undefined, capMs: number): void {
    const nextMs = clock.now() + Math.min(capMs, REST_MS * 2 ** entry.failures);
    Object.assign(entry, { failures: entry.failures + 1, code, nextMs });
  }

  const running = run();
  return {
    /** What the relay last said when it could not be used, or else of a message that waits; `held`: the day's share is spent. */
    trouble: () =>
      relay.code ?? [...tried.values()].find(({ code }) => code)?.code ?? (isSpent() ? 'held' : undefined),
    stop(): Promise<void> {
      isStopped = true;
      return running;
    },
  };
}
