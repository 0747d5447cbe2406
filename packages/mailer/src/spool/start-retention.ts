import { readFile, writeFile } from 'node:fs/promises';
import { arrivedMs } from '../app/message-name';
import { errorCode, log } from '../log';
import { DAY_MS, HOUR_MS } from '../time';
import { STATES, type Spool } from './spool';

/** Never removed by a program: whatever the clock says, a small mailbox is still there when somebody looks. */
const NEWEST = 10;

/** When retention looked last, by the clock of then, and what was too old. */
type Note = { atMs: number; ids: string[] };

/**
 * Forgets messages so many days after they arrived (0: never), wherever they lie, but a folder's newest; looks at the start
 * and every hour.
 */
export function startRetention(spool: Spool, keepDays: () => number): void {
  const fail = (error: unknown) => log('error', 'spool-failed', { cause: errorCode(error) });
  const look = () => void removeOld(spool, keepDays()).catch(fail);
  setInterval(look, HOUR_MS).unref();
  look();
}

/**
 * Once a day: removes what was noted as too old a day ago and still is, a tenth of a folder at most, and notes what is too
 * old now. A clock that is wrong for less than a day removes nothing, and the log says beforehand what would go.
 */
export async function removeOld(spool: Spool, keepDays: number): Promise<void> {
  const nowMs = Date.now();
  const read = readFile(spool.noteFile, 'utf8').then(JSON.parse);
  const before: Note = await read.catch(() => ({ atMs: 0, ids: [] }));
  const ageMs = nowMs - before.atMs;
  if (keepDays === 0 || (ageMs >= 0 && ageMs < DAY_MS)) return;
  // A note from days to come was written by a clock that was ahead.
  const noted = new Set(ageMs < 0 ? [] : before.ids);
  const note: Note = { atMs: nowMs, ids: [] };
  let removed = 0;
  for (const state of STATES) {
    // By their names, the oldest first.
    const all = await spool.list(state);
    const old = all.slice(0, -NEWEST).filter((id) => nowMs - arrivedMs(id) > keepDays * DAY_MS);
    const gone = old.filter((id) => noted.has(id)).slice(0, Math.ceil(all.length / 10));
    for (const id of gone) await spool.remove(id, state);
    removed += gone.length;
    note.ids.push(...old.filter((id) => !gone.includes(id)));
  }
  await writeFile(spool.noteFile, JSON.stringify(note), { mode: 0o600 });
  if (removed + note.ids.length > 0) log('info', 'mail-expired', { removed, noted: note.ids.length });
}
