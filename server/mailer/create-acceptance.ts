import { composeEml } from './compose-eml';
import { MailError } from './mail-error';
import { contentHash, messageId } from './message-id';
import type { MailFields } from './parse-fields';
import { createRecentMessages, type Accepted } from './recent-messages';
import { states, type Spool } from './spool';

/** Messages that may be in the making at once. */
const MAX_CONCURRENT = 256;

type Addresses = { from: string; to: string[] };

/**
 * Returns what accepts a message: once it resolves, the message is on disk to stay, and is there once however often it
 * is sent. @throws MailError where it cannot be kept now; then nothing is left behind.
 */
export async function createAcceptance(spool: Spool, { from, to }: Addresses, onAccepted: () => void) {
  const known = await Promise.all(states.map((state) => spool.list(state)));
  const recent = createRecentMessages(spool, known.flat());
  let current = 0;

  return async (fields: MailFields): Promise<Accepted> => {
    if (current >= MAX_CONCURRENT) {
      throw new MailError(503, 'busy', 'Trop de messages arrivent en même temps.', { retryAfterS: 5 });
    }
    current += 1;
    try {
      const hash = contentHash(fields);
      const accepted = await recent.once(hash, async (date) => {
        if (await spool.isFull()) throw new MailError(503, 'disk-full', 'Le disque du serveur est plein.');
        const id = messageId(date, hash);
        await spool.add(id, await composeEml(fields, { id, date, from, to }));
        return id;
      });
      onAccepted();
      return accepted;
    } finally {
      current -= 1;
    }
  };
}
