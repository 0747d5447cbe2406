import { parseMessageId } from './message-id';
import type { Spool } from './spool';

/** A message sent again within this time is taken for a retry of the same one, in milliseconds. */
export const SAME_MESSAGE_WINDOW_MS = 10 * 60_000;

/** Beyond this many, the oldest are forgotten before their time, so that a flood cannot fill the memory. */
const MAX_REMEMBERED = 50_000;

export type Accepted = { id: string; isRepeat: boolean };

export type RecentMessages = {
  /**
   * Runs `store` unless a message with the same content came within the window and still lies in the spool; answers
   * with the identifier of whichever holds. One that the relay refused is put back to be sent again. Two that arrive
   * together wait for the same storage; when it fails, both fail.
   */
  once(hash: string, store: (date: Date) => Promise<string>): Promise<Accepted>;
};

/** `wallMs` may be set back and forth, `runMs` only goes on. */
type Clocks = { wallMs: () => number; runMs: () => number };
const systemClocks: Clocks = { wallMs: Date.now, runMs: () => performance.now() };

type Known = { id: string; ageMs: () => number };

/** `knownIds` are the messages already in the spool: their names alone make the memory survive a restart. */
export function createRecentMessages(
  spool: Pick<Spool, 'find' | 'move'>,
  knownIds: readonly string[],
  { wallMs, runMs }: Clocks = systemClocks,
): RecentMessages {
  const recent = new Map<string, Known>();
  const current = new Map<string, Promise<Accepted>>();
  for (const id of [...knownIds].sort()) {
    const parsed = parseMessageId(id);
    if (!parsed) continue;
    // Dated ahead by a clock that was wrong, it is as far away as one of the past.
    const known = { id, ageMs: () => Math.abs(wallMs() - parsed.date.getTime()) };
    if (isRecent(known)) recent.set(parsed.hash, known);
  }

  async function answer(hash: string, store: (date: Date) => Promise<string>): Promise<Accepted> {
    const known = recent.get(hash);
    if (known && isRecent(known) && (await isKept(known.id))) return { id: known.id, isRepeat: true };
    const atMs = runMs();
    const id = await store(new Date(wallMs()));
    // Deleted first, so that the map stays in the order of time.
    recent.delete(hash);
    recent.set(hash, { id, ageMs: () => runMs() - atMs });
    for (const [other, entry] of recent) {
      if (isRecent(entry) && recent.size <= MAX_REMEMBERED) break;
      recent.delete(other);
    }
    return { id, isRepeat: false };
  }

  /** The disk has the last word: its file may have been removed, or refused by the relay. */
  async function isKept(id: string): Promise<boolean> {
    const state = await spool.find(id);
    if (state === 'failed') await spool.move(id, 'failed', 'new');
    return state !== undefined;
  }

  return {
    async once(hash, store) {
      const same = current.get(hash);
      if (same) return { ...(await same), isRepeat: true };
      const answering = answer(hash, store);
      current.set(hash, answering);
      try {
        return await answering;
      } finally {
        current.delete(hash);
      }
    },
  };
}

function isRecent({ ageMs }: Known): boolean {
  return ageMs() < SAME_MESSAGE_WINDOW_MS;
}
