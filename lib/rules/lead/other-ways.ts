import { whatsappAddress } from '@/lib/rules/phone-lines';
import { UNSPECIFIED, type MailerBody } from './contract';

/** Longest address that every mail program, messaging app and browser of the audience opens whole. */
export const MAX_LINK_LENGTH = 2_000;

/** A message as its author would write it by hand: the agency reads who it comes from in the text itself. */
export function plainText(body: MailerBody): string {
  // The text of a quote already says who asks.
  if (body.message.startsWith(`Nom : ${body.noms[0]}\n`)) return body.message;
  const company = body.organisation === UNSPECIFIED ? [] : [`Entreprise : ${body.organisation}`];
  return [`Nom : ${body.noms[0]}`, `Email : ${body.sender_email}`, ...company, '', body.message].join('\n');
}

/** A text with what stands in for each name in braces; a line of it whose names all stand for nothing is left out. */
export function fillLines(text: string, values: Readonly<Record<string, string>>): string {
  const said = text.split('\n').flatMap((line) => {
    let isSaid = !line.includes('{');
    const filled = line.replace(/\{(\w+)\}/g, (_, name: string) => {
      isSaid ||= Boolean(values[name]);
      return values[name] ?? '';
    });
    return isSaid ? [filled] : [];
  });
  return said.join('\n');
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

/** A link that ends in a text, or in so much of it as fits, and then in `cut`. Half of a surrogate pair could not be encoded: it goes. */
export function linkWithText(start: string, text: string, cut: string): string {
  const characters = Array.from(text.replace(/\p{Cs}/gu, ''));
  let link = start + encodeURIComponent(characters.join(''));
  while (link.length > MAX_LINK_LENGTH && characters.length > 0) {
    characters.length = Math.max(0, characters.length - 10);
    link = start + encodeURIComponent(characters.join('') + cut);
  }
  return link;
}
