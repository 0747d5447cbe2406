import type { MailFields } from '../app/parse-fields';
import { Refusal } from '../app/refusal';
import { states, type Spool } from './spool';

/** A message sent again within this time is taken for a retry of the same one. */
const SAME_MESSAGE_MS = 10 * 60_000;

type Compose = (fields: MailFields) => { id: string; eml: string };
type Accepted = { id: string; atMs: number; isRepeat: boolean };

/** Puts a message on disk to stay, once however often it is sent. The result throws Refusal where it cannot now. */
export async function createAcceptance(spool: Spool, compose: Compose) {
  /** What came last of each content; what lies on disk makes it survive a restart. */
  const last = new Map<string, Promise<Accepted | undefined>>();
  for (const state of states)
    for (const id of await spool.list(state)) {
      const atMs = await spool.touchedMs(id, state);
      if (isRecent(atMs)) remember(id, Promise.resolve({ id, atMs, isRepeat: true }));
    }

  function remember(id: string, accepted: Promise<Accepted>): void {
    const content = id.slice(-32);
    const known = accepted.catch(() => undefined);
    last.set(content, known);
    setTimeout(() => last.get(content) === known && last.delete(content), SAME_MESSAGE_MS).unref();
  }

  return (fields: MailFields): Promise<Accepted> => {
    const [{ id, eml }, atMs] = [compose(fields), Date.now()];
    const known = last.get(id.slice(-32));
    async function accept(): Promise<Accepted> {
      const before = await known;
      // The disk has the last word: its file may have been removed, or refused by the relay, which then gets it again.
      const state = before && isRecent(before.atMs) && spool.find(before.id);
      if (before && state === 'failed') await spool.move(before.id, 'failed', 'new');
      if (before && state) return { ...before, isRepeat: true };
      if (await spool.isFull()) throw new Refusal(503, 'disk-full', 'Le disque du serveur est plein.');
      await spool.add(id, eml);
      return { id, atMs, isRepeat: false };
    }
    const accepted = accept();
    remember(id, accepted);
    return accepted;
  };
}

/** Dated ahead by a clock that was wrong, a message is as far away as one of the past. */
function isRecent(atMs: number): boolean {
  return Math.abs(Date.now() - atMs) < SAME_MESSAGE_MS;
}
