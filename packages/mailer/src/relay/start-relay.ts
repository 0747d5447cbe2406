import { setTimeout as sleep } from 'node:timers/promises';
import { placeOf } from '../app/message-name';
import { errorCode, log } from '../log';
import type { Spool } from '../spool/spool';
import { DAY_MS, HOUR_MS } from '../time';
import type { Outcome } from './send-mail';

const LOOK_MS = 1_000;
/** After a failure the relay, or one message, rests; twice as long after each, up to its cap. */
const REST_MS = 5_000;
const RELAY_CAP_MS = 5 * 60_000;
const MESSAGE_CAP_MS = 6 * HOUR_MS;
/** A message is given up when it is refused so long after it was refused first. */
const PATIENCE_MS = 2 * DAY_MS;

/** What rests after a failure: the relay, or a message; `left`: whoever of several has not got that. */
type Tried = { failures: number; nextMs: number; code?: string; firstMs?: number; left?: string[] };
const untried = (): Tried => ({ failures: 0, nextMs: 0 });

/**
 * Has the messages in `new` handed over, one at a time; what the relay refuses for two days goes to `failed`. While it is out
 * of reach all wait. Of messages that are no network's first of the day, `laterADay` leave in a day, so that the rest of a quota is
 * for first ones; 0: all.
 */
export function startRelay(
  spool: Spool,
  send: (id: string, left?: string[]) => Promise<Outcome>,
  laterADay: () => number,
  // A clock that no correction of the time moves.
  clock = { now: () => performance.now(), sleep: (ms: number): Promise<unknown> => sleep(ms) },
) {
  const tried = new Map<string, Tried>();
  /** When those that are no network's first were handed over. */
  const later: number[] = [];
  let relay = untried();
  let isStopped = false;
  const fail = (error: unknown) => log('error', 'spool-failed', { cause: errorCode(error) });
  const isSpent = () => laterADay() > 0 && later.length >= laterADay();

  async function run(): Promise<void> {
    while (!isStopped) {
      const id = clock.now() >= relay.nextMs ? await nextMessage() : undefined;
      if (id !== undefined && !isStopped) await handOver(id).catch(fail);
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
    const { kind, code, left } = await send(id, entry.left);
    if (kind === 'unreachable') {
      rest(relay, code, RELAY_CAP_MS);
      entry.nextMs = clock.now();
      return log('warn', 'relay-unreachable', { id, code, failures: relay.failures });
    }
    relay = untried();
    rest(entry, code, MESSAGE_CAP_MS);
    if (kind === 'sent' && placeOf(id) > 0) later.push(clock.now());
    // Some recipients have it, and must not get it twice; the others are asked again.
    if (left) entry.left = left;
    entry.firstMs ??= clock.now();
    const isEarly = clock.now() - entry.firstMs < PATIENCE_MS;
    if (kind === 'refused' && isEarly) return log('warn', 'mail-deferred', { id, code });
    const goal = kind === 'sent' || entry.left ? 'sent' : 'failed';
    if (kind === 'refused') await spool.move(id, 'new', goal);
    // What is put back by hand goes out again.
    tried.delete(id);
    log(goal === 'sent' ? 'info' : 'error', `mail-${goal}`, { id, code });
  }

  function rest(entry: Tried, code: string | undefined, capMs: number): void {
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
