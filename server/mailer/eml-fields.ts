import { parseFields, type MailFields } from './parse-fields';

const HEADER = 'X-Formulaire';

/**
 * A header holding every field but the message, exactly as it came. Base64, so that nothing a visitor types can end
 * the header or start another one; in short words, so that it folds.
 */
export function sealFields(fields: MailFields): { key: string; value: string } {
  const { message: _, ...rest } = fields;
  const encoded = Buffer.from(JSON.stringify(rest)).toString('base64');
  return { key: HEADER, value: (encoded.match(/.{1,64}/g) ?? []).join(' ') };
}

/**
 * The six fields of a mail written by `composeEml`. Line ends of the message come back as LF.
 * @throws when the mail was not written by it.
 */
export function readEml(eml: Buffer): MailFields {
  const source = eml.toString('latin1');
  const end = source.indexOf('\r\n\r\n');
  const headers = source.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const sealed = new RegExp(`^${HEADER}: *(.*)$`, 'm').exec(headers)?.[1];
  if (end === -1 || sealed === undefined) throw new Error('not a message of this mailer');

  const rest: unknown = JSON.parse(Buffer.from(sealed, 'base64').toString());
  const text = decodeQuotedPrintable(source.slice(end + 4)).replace(/\r\n/g, '\n');
  return parseFields({ ...Object(rest), message: text.slice(text.indexOf('\n\n') + 2, -1) });
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
