import MailComposer from 'nodemailer/lib/mail-composer';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { site } from '@/content/site';
import { type MailFields, parseFields } from './parse-fields';
import { writeLead } from './write-lead';

/** `id` names the message in the spool, and is the left part of its Message-ID. */
type Envelope = { id: string; from: string; to: string[]; date: Date };

/** One accepted message as a standard mail (CRLF, ASCII), from which `readEml` reads all six fields back. */
export async function composeEml(fields: MailFields, { id, from, to, date }: Envelope): Promise<Buffer> {
  const mail = new MailComposer({
    ...writeLead(fields),
    from: { name: site.mailer.senderName, address: from },
    to,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
    headers: [sealFields(fields)],
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

const HEADER = 'X-Formulaire';

/** A header of the six fields as they came: packed, so that nothing typed can end it, and in short words, so that it folds. */
function sealFields(fields: MailFields): { key: string; value: string } {
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
