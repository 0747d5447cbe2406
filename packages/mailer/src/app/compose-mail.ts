import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import { encode } from 'nodemailer/lib/qp';
import type { Settings } from '../settings';
import { nameMessage } from './message-name';
import type { MailFields } from './parse-fields';

/** `place`: in the order of handing over (host/places.ts); what is doubtful is marked as mailboxes mark it, and goes out. */
type Lane = { place?: string; isDoubtful?: boolean };

/** One message as a standard mail (ASCII, CRLF): what the visitor wrote is its body, to the letter, and nothing else is. */
export async function composeMail(
  settings: Settings,
  fields: MailFields,
  { place = '0000', isDoubtful = false }: Lane = {},
) {
  // A clock that says less than when this program was made is wrong, and would make the message too old at once.
  const date = new Date(Math.max(Date.now(), Number(process.env.MAILER_BUILT ?? 0)));
  const id = nameMessage(date, place, contentOf(fields));
  const { sender_email: email, sujet, organisation, noms } = fields;
  const { from, to, senderName, unspecified } = settings;
  const [name = ''] = noms;
  const company = organisation === unspecified || organisation === '' ? '' : ` (${organisation})`;
  // An address that some mail service cannot carry in a header would have the whole message refused: it is told apart.
  const canAnswer = /^[!-~]+$/.test(email) && !/^\.|\.\.|\.@|=\?/.test(email);
  const mail = new MailComposer({
    from: { name: headerText(senderName), address: from },
    to: [...to],
    replyTo: canAnswer ? { name: headerText(name), address: email } : undefined,
    subject: headerText(`${sujet} : ${name}${company}${canAnswer ? '' : ` <${email}>`}`),
    date,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: {
      // No holiday notice answers to an address that a visitor typed.
      'Auto-Submitted': 'auto-generated',
      ...(isDoubtful && { 'X-Spam-Flag': 'YES' }),
    },
    text: `${fields.message.replace(/\r\n?/g, '\n')}\n`,
    textEncoding: isReadable(fields.message) ? 'quoted-printable' : 'base64',
    newline: '\r\n',
  });
  return { id, eml: String(await mail.compile().build()) };
}

/** 32 hexadecimal digits of what a visitor wrote: the same for the same words. */
export function contentOf(fields: MailFields): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.values(fields)))
    .digest('hex')
    .slice(0, 32);
}

/** Most of it is ASCII, as French is: what is escaped takes no more room than what is encoded whole. */
function isReadable(message: string): boolean {
  return encode(Buffer.from(message)).length * 3 <= Buffer.byteLength(message) * 4;
}

/** Without what ends a line, turns the direction of the words around it, is not seen, or passes for an encoded word. */
function headerText(text: string): string {
  return text
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
}
