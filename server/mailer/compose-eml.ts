import { domainToASCII } from 'node:url';
import MailComposer from 'nodemailer/lib/mail-composer';
import { sealFields } from './eml-fields';
import type { MailFields } from './parse-fields';

export type Envelope = {
  /** Identifier of the message in the spool; also the left part of its Message-ID. */
  id: string;
  from: string;
  to: string[];
  date: Date;
};

const MAX_HEADER_TEXT_LENGTH = 200;

/**
 * One accepted message as a standard mail (CRLF, UTF-8, quoted-printable): from the site, answered to the visitor,
 * the visitor's words in the text. All six fields can be read back from it with `readEml`.
 */
export async function composeEml(fields: MailFields, { id, from, to, date }: Envelope): Promise<Buffer> {
  const mail = new MailComposer({
    from: { name: headerText(fields.sender_name), address: from },
    to,
    replyTo: replyTo(fields),
    subject: headerText(fields.sujet) || 'Sans objet',
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
    headers: [sealFields(fields)],
    text: bodyText(fields),
    encoding: 'quoted-printable',
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

/**
 * The visitor, for the recipient's "reply" button; absent for an address that not every mail service can carry,
 * because it would have the whole message refused. It still stands in the text.
 */
function replyTo({ sender_email, noms }: MailFields): { name: string; address: string } | undefined {
  const at = sender_email.lastIndexOf('@');
  const domain = sender_email.slice(at + 1);
  const asciiDomain = isAscii(domain) ? domain : domainToASCII(domain);
  if (asciiDomain === '' || !isAscii(sender_email.slice(0, at))) return undefined;
  return { name: headerText(noms[0] ?? ''), address: `${sender_email.slice(0, at)}@${asciiDomain}` };
}

function isAscii(text: string): boolean {
  return /^[!-~]*$/.test(text);
}

/** What a person reads: who writes, then the message as it was written. `readEml` relies on the first empty line and the last line end. */
function bodyText(fields: MailFields): string {
  const lines = [
    `Nom : ${[...new Set(fields.noms)].map(headerText).join(', ')}`,
    `E-mail : ${fields.sender_email}`,
    `Organisation : ${headerText(fields.organisation)}`,
  ];
  return `${lines.join('\n')}\n\n${fields.message.replace(/\r\n?/g, '\n')}\n`;
}

/** The text on one line, without anything that has a meaning in a header, and not too long for one. */
function headerText(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return [...line].slice(0, MAX_HEADER_TEXT_LENGTH).join('');
}
