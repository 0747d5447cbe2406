import { domainToASCII } from 'node:url';
import { site } from '@/content/site';
import MailComposer from 'nodemailer/lib/mail-composer';
import { sealFields } from './eml-fields';
import type { MailFields } from './parse-fields';
import { oneLine } from './read-lead';
import { writeLead } from './write-lead';

export type Envelope = {
  /** Identifier of the message in the spool; also the left part of its Message-ID. */
  id: string;
  from: string;
  to: string[];
  date: Date;
};

const MAX_HEADER_TEXT_LENGTH = 200;

/**
 * One accepted message as a standard mail (CRLF, ASCII): from the site under its own name, answered to the visitor.
 * All six fields can be read back from it with `readEml`.
 */
export async function composeEml(fields: MailFields, { id, from, to, date }: Envelope): Promise<Buffer> {
  const { subject, text, html } = writeLead(fields);
  const mail = new MailComposer({
    from: { name: site.mailer.senderName, address: from },
    to,
    replyTo: replyTo(fields),
    subject: headerText(subject),
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
    headers: [sealFields(fields)],
    text,
    html,
    textEncoding: shorterEncoding(text),
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

/** The address as every mail service can carry it, or `undefined`: it would have the whole message refused. */
export function asciiAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const asciiDomain = isAscii(domain) ? domain : domainToASCII(domain);
  return asciiDomain === '' || !isAscii(address.slice(0, at))
    ? undefined
    : `${address.slice(0, at)}@${asciiDomain}`;
}

/** The visitor, for the recipient's "reply" button. The address stands in the text in any case. */
function replyTo({ sender_email, noms }: MailFields): { name: string; address: string } | undefined {
  const address = asciiAddress(sender_email);
  return address === undefined ? undefined : { name: headerText(noms[0] ?? ''), address };
}

function isAscii(text: string): boolean {
  return /^[!-~]*$/.test(text);
}

/** The text on one line, without anything that has a meaning in a header, and not too long for one. */
function headerText(text: string): string {
  // The beginning of an encoded word, which parsers would decode.
  const line = oneLine(text).replace(/=(?=\?)/g, '= ');
  return [...line].slice(0, MAX_HEADER_TEXT_LENGTH).join('');
}
