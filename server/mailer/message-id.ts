import { createHash } from 'node:crypto';
import type { MailFields } from './parse-fields';

/** The same six fields always give the same 32 hexadecimal digits, whatever order they came in. */
export function contentHash(fields: MailFields): string {
  const { sender_email, sender_name, organisation, sujet, message, noms } = fields;
  const canonical = JSON.stringify([sender_email, sender_name, organisation, sujet, message, noms]);
  return createHash('sha256').update(canonical).digest('hex').slice(0, 32);
}

/** Identifier of a message, and name of its file: `20261121T074321123Z-<content hash>`, which sorts by date. */
export function messageId(date: Date, hash: string): string {
  return `${date.toISOString().replace(/[-:.]/g, '')}-${hash}`;
}

/** Date and content hash of an identifier, or `undefined` where the text is none. */
export function parseMessageId(id: string): { date: Date; hash: string } | undefined {
  const [, hash] = /^\d{8}T\d{9}Z-([0-9a-f]{32})$/.exec(id) ?? [];
  if (hash === undefined) return undefined;
  const date = new Date(id.replace(/^(....)(..)(..T..)(..)(..)(...Z).*/, '$1-$2-$3:$4:$5.$6'));
  return Number.isNaN(date.getTime()) ? undefined : { date, hash };
}
