import { parseMessageId } from './message-id';

/** A message sent again within this time is taken for a retry of the same one, in milliseconds. */
export const SAME_MESSAGE_WINDOW_MS = 10 * 60_000;

/** Beyond this many, the oldest are forgotten before their time, so that a flood cannot fill the memory. */
const MAX_REMEMBERED = 50_000;

export type RecentMessages = {
  /**
   * Runs `store` unless a message with the same content was stored within the window, and answers with the
   * identifier of whichever holds. Two that arrive together wait for the same storage; when it fails, both fail.
   */
  once(hash: string, store: (date: Date) => Promise<string>): Promise<{ id: string; isRepeat: boolean }>;
};

/** `knownIds` are the messages already in the spool: their names alone make the memory survive a restart. */
export function createRecentMessages(
  knownIds: readonly string[],
  now: () => number = Date.now,
): RecentMessages {
  const recent = new Map<string, { atMs: number; id: Promise<string> }>();
  for (const id of [...knownIds].sort(byDate)) {
    const parsed = parseMessageId(id);
    if (parsed) remember(parsed.hash, parsed.date.getTime(), Promise.resolve(id));
  }

  function remember(hash: string, atMs: number, id: Promise<string>) {
    // Deleted first, so that the map stays in the order of time.
    recent.delete(hash);
    recent.set(hash, { atMs, id });
  }

  function forgetOld(nowMs: number) {
    for (const [hash, { atMs }] of recent) {
      if (nowMs - atMs < SAME_MESSAGE_WINDOW_MS && recent.size < MAX_REMEMBERED) break;
      recent.delete(hash);
    }
  }

  return {
    async once(hash, store) {
      const nowMs = now();
      forgetOld(nowMs);
      const known = recent.get(hash);
      if (known) return { id: await known.id, isRepeat: true };

      const id = store(new Date(nowMs));
      remember(hash, nowMs, id);
      try {
        return { id: await id, isRepeat: false };
      } catch (error) {
        recent.delete(hash);
        throw error;
      }
    },
  };
}

function byDate(a: string, b: string): number {
  return a < b ? -1 : 1;
}
