import { createTransport } from 'nodemailer';
import type { RelayConfig } from '../config';

/** What became of one attempt; `code` is the SMTP reply or the system's error code, never a text. */
export type Outcome =
  | { kind: 'sent'; rejectedRecipients: number }
  /** Refused for good: the same message would be refused again. */
  | { kind: 'refused'; code: string }
  /** Not now: the relay answered, but did not take this message. */
  | { kind: 'deferred'; code: string }
  /** The relay cannot be used at all at present, whatever the message. */
  | { kind: 'unreachable'; code: string };

export type Send = (eml: Buffer) => Promise<Outcome>;

/** Replies about the account rather than the message. */
const ACCOUNT_REPLIES = new Set([421, 530, 534, 535, 538]);

/** Hands mails over to the SMTP service of the configuration, one connection each. Never rejects. */
export function createSmtpSender({ smtpUrl, recipients }: RelayConfig, from: string): Send {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });

  return async (eml) => {
    try {
      const info = await transport.sendMail({ raw: eml, envelope: { from, to: recipients } });
      return { kind: 'sent', rejectedRecipients: info.rejected.length };
    } catch (error) {
      return classify(error);
    }
  };
}

function classify(error: unknown): Outcome {
  const { responseCode, permanent, code } = Object(error) as Record<string, unknown>;
  if (typeof responseCode !== 'number')
    return { kind: 'unreachable', code: typeof code === 'string' ? code : 'unknown' };
  if (code === 'EAUTH' || ACCOUNT_REPLIES.has(responseCode))
    return { kind: 'unreachable', code: String(responseCode) };
  return { kind: permanent === true ? 'refused' : 'deferred', code: String(responseCode) };
}
