import { createHash } from 'node:crypto';
import type { MailFields } from './parse-fields';

/** The same six fields always give the same 32 hexadecimal digits, whatever order they came in. */
export function contentHash(fields: MailFields): string {
  const { sender_email, sender_name, organisation, sujet, message, noms } = fields;
  const canonical = JSON.stringify([sender_email, sender_name, organisation, sujet, message, noms]);
  return createHash('sha256').update(canonical).digest('hex').slice(0, 32);
}

/**
 * Identifier of a message: `20261121T074321123Z-<content hash>`. Sorts by date, serves as file name, and tells
 * when the message came and what it holds without opening it.
 */
export function messageId(date: Date, hash: string): string {
  return `${date.toISOString().replace(/[-:.]/g, '')}-${hash}`;
}

/** Date and content hash of an identifier, or `undefined` where the text is none. */
export function parseMessageId(id: string): { date: Date; hash: string } | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([0-9a-f]{32})$/.exec(id);
  if (!match) return undefined;
  const [, year, month, day, hours, minutes, seconds, milliseconds, hash = ''] = match;
  const date = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return Number.isNaN(date.getTime()) ? undefined : { date, hash };
}
