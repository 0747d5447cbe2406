import { errorCode, log } from '../kit/log';
import { parseMessageId } from './message-id';
import type { Spool } from './spool';

const DAY_MS = 24 * 60 * 60_000;

/** Removes what was sent or handled, and nothing else, more than so many days ago, now and twice a day; 0 keeps everything. */
export function startRetention(spool: Spool, keepDays: number): void {
  if (keepDays === 0) return;
  const run = () =>
    removeOld(spool, Date.now() - keepDays * DAY_MS).then(
      (removed) => removed > 0 && log('info', 'mail-expired', { removed }),
      (error: unknown) => log('error', 'spool-failed', { cause: errorCode(error) }),
    );
  void run();
  setInterval(() => void run(), DAY_MS / 2).unref();
}

/** Removes what came before a moment, in epoch milliseconds; answers how many messages that were. */
export async function removeOld(spool: Spool, beforeMs: number): Promise<number> {
  let removed = 0;
  for (const state of ['sent', 'handled'] as const) {
    for (const id of await spool.list(state)) {
      const date = parseMessageId(id)?.date;
      if (!date || date.getTime() >= beforeMs) continue;
      await spool.remove(id, state);
      removed += 1;
    }
  }
  return removed;
}
