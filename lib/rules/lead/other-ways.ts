import { whatsappAddress } from '@/lib/rules/phone-lines';
import { SUBJECTS, UNSPECIFIED, type MailerBody } from './contract';

/** Longest address that every mail program, messaging app and browser of the audience opens whole. */
export const MAX_LINK_LENGTH = 2_000;

/** A message as its author would write it by hand: the agency reads who it comes from in the text itself. */
export function plainText(body: MailerBody): string {
  // The composed text of a quote already says who asks.
  if (body.sujet === SUBJECTS.quote) return body.message;
  const company = body.organisation === UNSPECIFIED ? [] : [`Entreprise : ${body.organisation}`];
  return [`Nom : ${body.noms[0]}`, `Email : ${body.sender_email}`, ...company, '', body.message].join('\n');
}

/** Opens WhatsApp on a number with the text written; one that is too long ends in `cut`. */
export function whatsappLink(number: string, text: string, cut: string): string {
  return linkWithText(`${whatsappAddress(number)}?text=`, text, cut);
}

/** The same as a mail to the agency, with its subject. */
export function mailLink(email: string, subject: string, text: string, cut: string): string {
  const start = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=`;
  return linkWithText(start, text.replace(/\r?\n/g, '\r\n'), cut);
}

/** A link that ends in a text, or in so much of it as fits. Half of a surrogate pair could not be encoded: it goes. */
function linkWithText(start: string, text: string, cut: string): string {
  const characters = Array.from(text).filter((one) => !/^[\ud800-\udfff]$/.test(one));
  const whole = start + encodeURIComponent(characters.join(''));
  if (whole.length <= MAX_LINK_LENGTH) return whole;
  const end = encodeURIComponent(cut);
  let link = start;
  for (const character of characters) {
    const encoded = encodeURIComponent(character);
    if (link.length + encoded.length + end.length > MAX_LINK_LENGTH) break;
    link += encoded;
  }
  return link + end;
}
