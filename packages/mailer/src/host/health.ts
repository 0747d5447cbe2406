import { errorCode } from '../log';
import type { Relay } from '../relay/start-relay';
import type { Spool } from '../spool/spool';

/** `error`: no message can be stored. `stuck`: they are stored, and do not leave. */
type Status = 'ok' | 'stuck' | 'error';
type Health = { status: Status; waiting?: number; since?: Date; why?: string; failed?: number };

/** A message that waits longer is stuck; one answer serves all who ask within the other time. */
const STUCK_MS = 15 * 60_000;
const MAX_AGE_MS = 10_000;

/** Tells whether messages can be stored (it stores one) and, with a relay, what waits, since when and why. Never rejects. */
export function createHealth(spool: Spool, relay?: Relay) {
  let [health, untilMs] = [Promise.resolve<Health>({ status: 'ok' }), 0];
  async function read(): Promise<Health> {
    if (await spool.isFull()) return { status: 'error', why: 'ENOSPC' };
    await spool.tryWriting();
    if (!relay) return { status: 'ok' };
    const [waiting, failed] = [await spool.list('new'), (await spool.list('failed')).length];
    const since = waiting[0] ? new Date(await spool.touchedMs(waiting[0], 'new')) : undefined;
    const isStuck = failed > 0 || (since && Date.now() - since.getTime() > STUCK_MS);
    const why = since && relay.trouble();
    return { status: isStuck ? 'stuck' : 'ok', waiting: waiting.length, since, why, failed };
  }
  return (): Promise<Health> => {
    if (performance.now() < untilMs) return health;
    untilMs = performance.now() + MAX_AGE_MS;
    return (health = read().catch((error: unknown) => ({ status: 'error', why: errorCode(error) })));
  };
}
