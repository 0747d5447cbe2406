import { arrivedMs } from '../app/message-name';
import { errorCode } from '../log';
import type { Spool } from '../spool/spool';

/** `error`: no message can be stored, or no page is there. `stuck`: they are stored, and do not leave; or will not be for long. */
type Status = 'ok' | 'stuck' | 'error';
type Health = { status: Status; waiting?: number; since?: Date; why?: string; failed?: number };

/** A message that waits longer is stuck. */
const STUCK_MS = 15 * 60_000;
/** One answer serves all who ask meanwhile. */
const MAX_AGE_MS = 10_000;
/** An account or a message that is refused for good: waiting mends neither. */
const FOR_GOOD = /^5\d\d$|^EAUTH$|^ETLS$/;

/**
 * Tells whether the site is there, whether a message can be stored (it stores one) and, with a relay, how many wait, since
 * when and why. Never rejects.
 */
export function createHealth(spool: Spool, isPublished: () => boolean, trouble?: () => string | undefined) {
  let health = Promise.resolve<Health>({ status: 'ok' });
  let untilMs = 0;
  async function read(): Promise<Health> {
    const room = await spool.room();
    if (room === 'none') return { status: 'error', why: 'ENOSPC' };
    await spool.tryWriting();
    const low = room === 'little' ? 'low-disk' : undefined;
    if (!trouble) return { status: low ? 'stuck' : 'ok', why: low };
    const waiting = await spool.list('new');
    const failed = (await spool.list('failed')).length;
    const since = waiting[0] ? new Date(arrivedMs(waiting[0])) : undefined;
    const why = (since && trouble()) ?? low;
    const isLate = since && Date.now() - since.getTime() > STUCK_MS;
    const isStuck = low || failed > 0 || isLate || FOR_GOOD.test(why ?? '');
    return { status: isStuck ? 'stuck' : 'ok', waiting: waiting.length, since, why, failed };
  }
  return (): Promise<Health> => {
    // Whoever publishes asks at once, and must not hear of the moment before.
    if (!isPublished()) return Promise.resolve({ status: 'error', why: 'no-site' });
    if (performance.now() < untilMs) return health;
    untilMs = performance.now() + MAX_AGE_MS;
    return (health = read().catch((error: unknown) => ({ status: 'error', why: errorCode(error) })));
  };
}
