import { site } from '@/content/site';
import MailComposer from 'nodemailer/lib/mail-composer';
import { sealFields } from './eml-fields';
import type { MailFields } from './parse-fields';
import { writeLead } from './write-lead';

export type Envelope = {
  /** Identifier of the message in the spool; also the left part of its Message-ID. */
  id: string;
  from: string;
  to: string[];
  date: Date;
};

/**
 * One accepted message as a standard mail (CRLF, ASCII): from the site under its own name, answered to the visitor.
 * All six fields can be read back from it with `readEml`.
 */
export async function composeEml(fields: MailFields, { id, from, to, date }: Envelope): Promise<Buffer> {
  const letter = writeLead(fields);
  const mail = new MailComposer({
    ...letter,
    from: { name: site.mailer.senderName, address: from },
    to,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
    headers: [sealFields(fields)],
    textEncoding: shorterEncoding(letter.text),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

/** Quoted-printable, readable as it stands, unless most of the text would be written in three characters a byte. */
function shorterEncoding(text: string): 'base64' | 'quoted-printable' {
  const bytes = Buffer.byteLength(text);
  const escaped = text.replace(/[\n\r -<>-~]/g, '');
  return bytes + 2 * Buffer.byteLength(escaped) > (bytes * 4) / 3 ? 'base64' : 'quoted-printable';
}
