import { isObject, parseArray } from '@/lib/parse-json';
import { SUBJECTS, type MailerBody, type Subject } from '@/lib/mailer/body';
import { KEPT_MS, readStored, writeStored } from '@/lib/stored-text';

/** A message kept on the device from just before its request until the mailer has accepted it. */
export type OutboxEntry = {
  id: string;
  /** Epoch milliseconds. */
  savedAt: number;
  /** The mailer may have it already: its answer never came. */
  mayHaveArrived: boolean;
  body: MailerBody;
};

/** The messages of one form that are still waiting, oldest first; anything malformed or older than seven days is gone. */
export function readOutbox(subject: Subject, now: number): OutboxEntry[] {
  return parseArray(readStored(keyOf(subject)) ?? '').flatMap(
    (value) => parseEntry(value, subject, now) ?? [],
  );
}

/** Keeps a message, in place of the one of the same id. */
export function keepInOutbox(subject: Subject, entry: OutboxEntry): void {
  const others = readOutbox(subject, entry.savedAt).filter(({ id }) => id !== entry.id);
  writeStored(keyOf(subject), JSON.stringify([...others, entry]));
}

/** Forgets a message: accepted, or erased by its author. */
export function dropFromOutbox(subject: Subject, id: string): void {
  const others = readOutbox(subject, Date.now()).filter((entry) => entry.id !== id);
  writeStored(keyOf(subject), others.length > 0 ? JSON.stringify(others) : null);
}

/** Whether two messages would reach the agency as the same one. */
export function isSameMessage(one: MailerBody, other: MailerBody): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function keyOf(subject: Subject): string {
  return `trame:envois:${subject}`;
}

function parseEntry(value: unknown, subject: Subject, now: number): OutboxEntry | null {
  if (!isObject(value) || typeof value.id !== 'string' || typeof value.savedAt !== 'number') return null;
  const body = parseBody(value.body);
  if (!body || body.sujet !== SUBJECTS[subject] || now - value.savedAt > KEPT_MS) return null;
  return { id: value.id, savedAt: value.savedAt, mayHaveArrived: value.mayHaveArrived !== false, body };
}

function parseBody(value: unknown): MailerBody | null {
  if (!isObject(value)) return null;
  const { sender_email, sender_name, organisation, sujet, message, noms } = value;
  const texts = [sender_email, sender_name, organisation, sujet, message];
  const name = Array.isArray(noms) ? noms[0] : null;
  if (texts.some((text) => typeof text !== 'string') || typeof name !== 'string') return null;
  const [email, label, company, subject, text] = texts as string[];
  if (!email || !label || !company || !subject || text === undefined) return null;
  return {
    sender_email: email,
    sender_name: label,
    organisation: company,
    sujet: subject,
    message: text,
    noms: [name, name],
  };
}
