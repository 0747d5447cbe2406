import { contentOf } from '../app/compose-mail';
import type { MailFields } from '../app/parse-fields';
import { Refusal } from '../app/refusal';
import { states, type Spool } from './spool';

/** A message sent again within this time is taken for a retry of the same one. */
const SAME_MESSAGE_MS = 10 * 60_000;
/** More come in that time in a flood alone, whose repeats may as well be kept twice. */
const MOST_REMEMBERED = 20_000;

/** Dated ahead by a clock that was wrong, a message is as far away as one of the past. */
const isRecent = (atMs: number) => Math.abs(Date.now() - atMs) < SAME_MESSAGE_MS;

type Accepted = { id: string; atMs: number; isRepeat: boolean };
/** Asked of a message that is new: refusing it there leaves nothing behind. */
type Compose = () => { id: string; eml: string };

/** Puts a message on disk to stay, once however often it is sent. The result throws Refusal where it cannot now. */
export async function createAcceptance(spool: Spool) {
  /** What came last of each content; what lies on disk makes it survive a restart. */
  const last = new Map<string, Promise<Accepted | undefined>>();
  for (const state of states)
    for (const id of await spool.list(state)) {
      const atMs = await spool.arrivedMs(id, state);
      if (isRecent(atMs)) remember(id.slice(-32), Promise.resolve({ id, atMs, isRepeat: true }));
    }

  function remember(content: string, accepted: Promise<Accepted>): void {
    // A refusal leaves nothing to be recognised by.
    const known = accepted.catch(() => void (last.get(content) === known && last.delete(content)));
    last.delete(content);
    last.set(content, known);
    const [oldest = ''] = last.keys();
    if (last.size > MOST_REMEMBERED) last.delete(oldest);
  }

  return (fields: MailFields, compose: Compose): Promise<Accepted> => {
    const [content, atMs] = [contentOf(fields), Date.now()];
    const known = last.get(content);
    async function accept(): Promise<Accepted> {
      const before = await known;
      // The disk has the last word: its file may have been removed, or refused by the relay, which then gets it again.
      const state = before && isRecent(before.atMs) && spool.find(before.id);
      if (before && state === 'failed') await spool.move(before.id, 'failed', 'new');
      if (before && state) return { ...before, isRepeat: true };
      if ((await spool.room()) === 'none')
        throw new Refusal(503, 'disk-full', 'Le disque du serveur est plein.');
      const { id, eml } = compose();
      await spool.add(id, eml);
      return { id, atMs, isRepeat: false };
    }
    const accepted = accept();
    remember(content, accepted);
    return accepted;
  };
}
