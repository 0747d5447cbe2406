import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parseFields, type MailFields } from './parse-fields';

const HEADER = 'X-Formulaire';

/**
 * A header holding the six fields exactly as they came. Packed and in base64, so that nothing a visitor types can end
 * the header or start another one; in short words, so that it folds.
 */
export function sealFields(fields: MailFields): { key: string; value: string } {
  const encoded = deflateRawSync(JSON.stringify(fields)).toString('base64');
  return { key: HEADER, value: (encoded.match(/.{1,64}/g) ?? []).join(' ') };
}

/** The six fields of a mail written by `composeEml`. @throws when the mail was not written by it. */
export function readEml(eml: Buffer): MailFields {
  const source = eml.toString('latin1');
  const headers = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const sealed = new RegExp(`^${HEADER}: *(.*)$`, 'm').exec(headers)?.[1];
  if (sealed === undefined) throw new Error('not a message of this mailer');
  return parseFields(JSON.parse(inflateRawSync(Buffer.from(sealed, 'base64')).toString()));
}
