/** How long a browser waits for the mailer's answer, in milliseconds; the mailer takes as long over a request. */
export const MAILER_TIMEOUT_MS = 60_000;

/** Longest text of one line (a name, an address, a feature of the visitor's own), in UTF-16 units. */
export const MAX_LINE_LENGTH = 500;

/** Control and format characters, and halves of pairs; but for what joins an emoji or a script, unless it joins nothing. */
const UNSEEN = /^[\s\p{Join_C}]+$|(?!\p{Join_C})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text that cannot write a line of its own into a message, trimmed, and no longer than a line may be. */
export function oneLine(text: string): string {
  return text.slice(0, MAX_LINE_LENGTH).replace(UNSEEN, ' ').trim();
}

/**
 * Longest text of one field, in UTF-16 units, to which a quote's message adds its lines; the mailer's own limit, in bytes, is
 * far above.
 */
export const MAX_MESSAGE_LENGTH = 20_000;

/** Stands for a company the visitor left blank. */
export const UNSPECIFIED = 'Non spécifié';

/** What the mailer receives: exactly the six fields of the contract, in its order. */
export type MailerBody = ReturnType<typeof mailerBody>;

/** The request body for a form, by the subject of its messages; `senderName` is the fixed name that mails come from. */
export function mailerBody(
  subject: string,
  sender: { name: string; email: string; company: string },
  message: string,
  senderName: string,
) {
  return {
    sender_email: sender.email,
    sender_name: senderName,
    organisation: sender.company || UNSPECIFIED,
    sujet: subject,
    message,
    noms: [sender.name, sender.name] as [string, string],
  };
}
