import { createHash } from 'node:crypto';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { Settings } from '../settings';
import { nameMessage } from './message-name';
import type { MailFields } from './parse-fields';

/**
 * One message as a standard mail (ASCII, CRLF): what the visitor wrote is its body, to the letter, and nothing else is. What is
 * doubtful is marked as mailboxes mark it, and goes out. `place`: in the order of handing over (app/network.ts).
 */
export function composeMail(settings: Settings, fields: MailFields, isDoubtful = false, place = '0000') {
  // A clock that says less than when this program was made is wrong, and would make the message too old at once.
  const date = new Date(Math.max(Date.now(), Number(process.env.MAILER_BUILT ?? 0)));
  const id = nameMessage(date, place, contentOf(fields));
  const { sender_email: email, sujet, organisation, noms } = fields;
  const { from, to, senderName, unspecified } = settings;
  const [name = ''] = noms;
  const company = organisation === unspecified || organisation === '' ? '' : ` (${organisation})`;
  // An address that some mail service cannot carry in a header would have the whole message refused: it is told apart.
  const canAnswer = /^[!-~]+$/.test(email) && !/^\.|\.\.|\.@|=\?/.test(email);
  const subject = `${sujet} : ${name}${company}${canAnswer ? '' : ` <${email}>`}`;
  const lines = [
    `From: ${mailbox(senderName, from)}`,
    `To: ${to.join(',\r\n ') || 'undisclosed-recipients:;'}`,
    ...(canAnswer ? [`Reply-To: ${mailbox(name, email)}`] : []),
    `Subject: ${headerText(subject, /^(?!.*=\?)[ -~]{0,64}$/)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // No holiday notice answers to an address that a visitor typed.
    'Auto-Submitted: auto-generated',
    ...(isDoubtful ? ['X-Spam-Flag: YES'] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    ...encodeBody(fields.message),
  ];
  return { id, eml: lines.join('\r\n') };
}

/** 32 hexadecimal digits of what a visitor wrote: the same for the same words. */
export function contentOf(fields: MailFields): string {
  const text = JSON.stringify(Object.values(fields));
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Readable as it is where most of it is ASCII, as French is; else a third longer than its bytes, and line breaks. */
function encodeBody(message: string): string[] {
  const bytes = Buffer.from(`${message}\r\n`.replace(/\r\n?|\n/g, '\r\n'));
  const escaped = encode(bytes);
  const isReadable = escaped.length * 3 <= bytes.length * 4;
  const body = isReadable ? wrap(escaped, 76) : bytes.toString('base64').replace(/.{1,76}/g, '$&\r\n');
  return [`Content-Transfer-Encoding: ${isReadable ? 'quoted-printable' : 'base64'}`, '', body];
}

function mailbox(name: string, address: string): string {
  return `${headerText(name, /^[\w '-]{0,60}$/)}\r\n <${address}>`;
}

/** A text as it is where it is `plain`, else in encoded words (RFC 2047), of whole characters and short enough for a line. */
function headerText(text: string, plain: RegExp): string {
  // Without what ends a line, turns the direction of the words around it, or is not seen.
  const seen = text.replace(/\p{Cf}+/gu, '');
  const line = seen.replace(/[\s\p{Cc}\p{Z}]+/gu, ' ').trim();
  if (plain.test(line)) return line;
  return encodeWord(line, 'B', 52).replaceAll(' ', '\r\n ');
}
