import { SUBJECTS, type MailerBody, type Subject } from './contract';

/** Anything the device keeps for a visitor; `savedAt` is in epoch milliseconds. */
export type Kept = { id: string; savedAt: number };

/** What is written in a form, by names and values. */
export type Draft = Kept & {
  pairs: [string, string][];
  /** The browser itself has posted it: it may have arrived. */
  isPosted?: boolean;
};

/** A message kept from just before its request until the mailer has accepted it. */
export type Unsent = Kept & {
  /** The mailer may have it already: its answer never came. */
  mayHaveArrived: boolean;
  body: MailerBody;
};

/** Nothing is kept longer, in milliseconds. */
export const MOST_AGE_MS = 7 * 24 * 3600 * 1000;

/** Where the device keeps the messages of a form that may not have left; drafts: see components/early/protocol.ts. */
export const unsentKey = (subject: Subject) => `trame:envois:${subject}`;

/** What the device keeps under a key, oldest first; what is too old, or of a day to come, is deleted on the way. */
export function readKept<T extends Kept>(key: string): T[] {
  try {
    const text = localStorage.getItem(key);
    const list: unknown = JSON.parse(text || '[]');
    const now = Date.now();
    const living = (Array.isArray(list) ? (list as T[]) : []).filter(
      (item) =>
        item &&
        typeof item.id === 'string' &&
        item.savedAt - now < 24 * 3600 * 1000 &&
        now - item.savedAt < MOST_AGE_MS,
    );
    if (!living.length && text) localStorage.removeItem(key);
    else if (JSON.stringify(living) !== JSON.stringify(list))
      localStorage.setItem(key, JSON.stringify(living));
    return living;
  } catch {
    // Storage switched off, or damaged: the site works without its memory.
    return [];
  }
}

/** Keeps a list under a key, or nothing when it is empty; says whether the device took it. */
export function writeKept(key: string, list: readonly Kept[]): boolean {
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list));
    else localStorage.removeItem(key);
    return true;
  } catch {
    // Storage full or switched off.
    return false;
  }
}

/** The messages of a form that may not have left, oldest first; what is no such message is left out. */
export function readUnsent(subject: Subject): Unsent[] {
  return readKept<Unsent>(unsentKey(subject)).filter(({ body }) => isBody(body, subject));
}

/** Keeps a message in place of the one of the same id; says whether the device took it. */
export function keepUnsent(subject: Subject, message: Unsent): boolean {
  const others = readUnsent(subject).filter(({ id }) => id !== message.id);
  return writeKept(unsentKey(subject), [...others, message]);
}

/** Forgets a message: accepted, or erased by its author. */
export function dropUnsent(subject: Subject, id: string): void {
  const others = readUnsent(subject).filter((message) => message.id !== id);
  writeKept(unsentKey(subject), others);
}

/** Whether two messages would reach the agency as the same one. */
export function isSameMessage(one: MailerBody, other: MailerBody): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isBody(body: Partial<Record<keyof MailerBody, unknown>> | undefined, subject: Subject): boolean {
  if (body?.sujet !== SUBJECTS[subject]) return false;
  const { sender_email, sender_name, organisation, message, noms } = body;
  const texts = [sender_email, sender_name, organisation, message, ...(Array.isArray(noms) ? noms : [null])];
  return texts.every((text) => typeof text === 'string');
}
