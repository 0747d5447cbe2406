import { errorCode, log } from '../log';
import type { Spool, State } from './spool';

const HOUR_MS = 60 * 60_000;

/** Forgets a state's messages so many days after they were accepted or handed over (0: never): twice a day, not at the start. */
export function startRetention(spool: Spool, state: State, keepDays: () => number): void {
  const fail = (error: unknown) => log('error', 'spool-failed', { cause: errorCode(error) });
  setInterval(() => void removeOld(spool, state, keepDays()).catch(fail), 12 * HOUR_MS).unref();
}

/** Removes what is older, a tenth or twenty at most: a wrong clock empties no folder before somebody sees it in the log. */
export async function removeOld(spool: Spool, state: State, keepDays: number): Promise<void> {
  const ids = keepDays > 0 ? await spool.list(state) : [];
  const old: string[] = [];
  for (const id of ids)
    if (Date.now() - (await spool.touchedMs(id, state)) > keepDays * 24 * HOUR_MS) old.push(id);
  const removed = old.slice(0, Math.max(20, ids.length / 10));
  for (const id of removed) await spool.remove(id, state);
  if (old.length > 0)
    log('info', 'mail-expired', { removed: removed.length, left: old.length - removed.length });
}
