import { createSlots, MailError } from './mail-error';
import { composeEml } from './eml';
import { contentHash, messageId, parseMessageId } from './message-id';
import type { MailFields } from './parse-fields';
import { states, type Spool } from './spool';

/** A message sent again within this time is taken for a retry of the same one, in milliseconds. */
export const SAME_MESSAGE_WINDOW_MS = 10 * 60_000;
/** Beyond this many, the oldest are forgotten before their time, so that a flood cannot fill the memory. */
const MAX_REMEMBERED = 50_000;
/** Messages that may be in the making at once. */
const MAX_CONCURRENT = 256;

type Accepted = { id: string; isRepeat: boolean };

/** Returns what puts a message on disk to stay, once however often it is sent. @throws MailError where it cannot now. */
export async function createAcceptance(spool: Spool, { from, to }: { from: string; to: string[] }) {
  const isFree = createSlots(MAX_CONCURRENT);
  const current = new Map<string, Promise<Accepted>>();
  /** Identifiers by what messages hold; the names on disk make it survive a restart. */
  const recent = new Map<string, string>();
  for (const state of states)
    for (const id of await spool.list(state))
      if (isRecent(id)) recent.set(parseMessageId(id)?.hash ?? '', id);

  async function answer(fields: MailFields, hash: string): Promise<Accepted> {
    const known = recent.get(hash);
    if (known && isRecent(known) && (await isKept(known))) return { id: known, isRepeat: true };
    if ((await spool.readSpace()).isFull)
      throw new MailError(503, 'disk-full', 'Le disque du serveur est plein.');
    const date = new Date();
    const id = messageId(date, hash);
    await spool.add(id, await composeEml(fields, { id, date, from, to }));
    // Deleted first, so that the map stays in the order of time.
    recent.delete(hash);
    recent.set(hash, id);
    for (const [other, otherId] of recent) {
      if (isRecent(otherId) && recent.size <= MAX_REMEMBERED) break;
      recent.delete(other);
    }
    return { id, isRepeat: false };
  }

  /** The disk has the last word: its file may have been removed, or refused by the relay, which then gets it again. */
  async function isKept(id: string): Promise<boolean> {
    const state = spool.find(id);
    if (state === 'failed') await spool.move(id, 'failed', 'new');
    return state !== undefined;
  }

  return async (fields: MailFields): Promise<Accepted> => {
    const hash = contentHash(fields);
    const same = current.get(hash);
    if (same) return { ...(await same), isRepeat: true };
    const answering = isFree('', () => answer(fields, hash));
    current.set(hash, answering);
    return answering.finally(() => current.delete(hash));
  };
}

/** Dated ahead by a clock that was wrong, a message is as far away as one of the past. */
function isRecent(id: string): boolean {
  const date = parseMessageId(id)?.date;
  return date !== undefined && Math.abs(Date.now() - date.getTime()) < SAME_MESSAGE_WINDOW_MS;
}
