import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type SMTPError } from 'nodemailer/lib/smtp-connection';

/**
 * What became of an attempt: taken; refused, or broken off once it was on its way; or the relay, or the account, is of no
 * use. The code is the SMTP reply's or the system's, never a text. `left` are recipients who were put off while others took it.
 */
export type Outcome = { kind: 'sent' | 'refused' | 'unreachable'; code?: string; left?: string[] };

const PATIENCE_MS = 5 * 60_000;

/** Hands a mail over to an SMTP service, on a connection of its own; `isRest` where others have it already. Never rejects. */
export function sendMail(
  smtpUrl: string,
  from: string,
  to: string[],
  eml: Buffer,
  isRest = false,
): Promise<Outcome> {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  const isLocal = /^(?:localhost$|127\.|\[?::1\]?$)/.test(options.host ?? '');
  // Whoever stands in between could hide the service's offer to encrypt, and read the password.
  const requireTLS = !options.secure && auth !== undefined && !isLocal;
  const connection = new SMTPConnection({ ...options, requireTLS, connectionTimeout: 15_000 });
  // Read from when the service has asked for the message, and not before.
  const message = Readable.from(eml);
  return new Promise((resolve) => {
    const patience = setTimeout(fail, PATIENCE_MS, { code: 'ETIMEDOUT' });
    function end(outcome: Outcome): void {
      clearTimeout(patience);
      // Before closing, which is told as an end of its own.
      resolve(outcome);
      connection.close();
    }
    function fail({ code = 'unknown', responseCode, response = '' }: Partial<SMTPError>): void {
      // Nothing before the message is about it, but of the rest of its recipients; nor is, later, a service that closes or a
      // full mailbox (x.2.2).
      const isEarly = !message.readableDidRead && !(isRest && code === 'EENVELOPE');
      const isFull = /^\d{3}[ -][45]\.2\.2\b/.test(response);
      const isRelay = isEarly || responseCode === 421 || isFull;
      end({ kind: isRelay ? 'unreachable' : 'refused', code: String(responseCode ?? code) });
    }
    function send(): void {
      connection.send({ from, to }, message, (error, info) => {
        if (error) return fail(error);
        const refused = info?.rejectedErrors ?? [];
        const left = refused.flatMap(
          ({ recipient, responseCode = 0 }) => (responseCode < 500 && recipient) || [],
        );
        const code = refused.length > 0 ? 'some-recipients-refused' : undefined;
        end({ kind: 'sent', code, left: left.length > 0 ? left : undefined });
      });
    }
    connection.on('error', fail);
    connection.once('end', () => fail({ code: 'ECONNECTION' }));
    connection.connect(() => {
      if (!auth || !connection.allowsAuth) send();
      else connection.login(auth, (refusal) => (refusal ? fail(refusal) : send()));
    });
  });
}
