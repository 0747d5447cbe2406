import { contentOf } from '../app/compose-mail';
import { arrivedMs } from '../app/message-name';
import type { MailFields } from '../app/parse-fields';
import { Refusal } from '../app/refusal';
import { STATES, type Spool } from './spool';

/** A message sent again within this time is taken for a retry of the same one. */
const SAME_MESSAGE_MS = 10 * 60_000;
/** More come in that time in a flood alone, whose repeats may as well be kept twice: the oldest are forgotten. */
const MOST_REMEMBERED = 20_000;

/** Dated ahead by a clock that was wrong, a message is as far away as one of the past. */
const isRecent = (id: string) => Math.abs(Date.now() - arrivedMs(id)) < SAME_MESSAGE_MS;

/** Puts a message on disk to stay, once however often it is sent; one that is new `compose` makes, or refuses. @throws Refusal */
export async function createAcceptance(spool: Spool) {
  /** What came last of each content; what lies on disk makes it survive a restart. */
  const last = new Map<string, Promise<string | undefined>>();
  for (const state of STATES)
    for (const id of await spool.list(state)) if (isRecent(id)) last.set(id.slice(-32), Promise.resolve(id));

  return (fields: MailFields, compose: () => { id: string; eml: string }) => {
    const content = contentOf(fields);
    async function accept(before?: string): Promise<{ id: string; isRepeat: boolean }> {
      // The disk has the last word: its file may have been removed, or refused by the relay, which then gets it again.
      const state = before && isRecent(before) && spool.find(before);
      if (before && state === 'failed') await spool.move(before, 'failed', 'new');
      if (before && state) return { id: before, isRepeat: true };
      if ((await spool.room()) === 'none') throw new Refusal(503, 'disk-full');
      const { id, eml } = compose();
      await spool.add(id, eml);
      return { id, isRepeat: false };
    }
    // One after the other: of the same words sent twice at once, the second finds what became of the first.
    const accepted = Promise.resolve(last.get(content)).then(accept);
    const [oldest = ''] = last.keys();
    if (last.size >= MOST_REMEMBERED) last.delete(oldest);
    const known = accepted.then(({ id }) => id).catch(() => undefined);
    last.set(content, known);
    return accepted;
  };
}
