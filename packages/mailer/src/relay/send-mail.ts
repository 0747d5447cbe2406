import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type SMTPError } from 'nodemailer/lib/smtp-connection';
import type { Settings } from '../settings';

/**
 * What became of an attempt: taken; refused, or broken off once it was on its way; or the relay, or the account, is of no
 * use. The code is the SMTP reply's or the system's, never a text. `left`: others have it, these were put off.
 */
export type Outcome = { kind: 'sent' | 'refused' | 'unreachable'; code?: string; left?: string[] };

export type Account = Pick<Settings, 'smtpUrl' | 'from' | 'to'>;

/** Hands a mail over to an SMTP service, on a connection of its own; to those `left`, where others have it already. Never rejects. */
export async function sendMail(account: Account, eml: Buffer, left?: string[]): Promise<Outcome> {
  const { auth, ...options } = parseConnectionUrl(account.smtpUrl ?? '');
  const isLocal = /^(?:localhost$|127\.|\[?::1\]?$)/.test(options.host ?? '');
  // Whoever stands in between could hide the service's offer to encrypt, and read the password.
  const requireTLS = !options.secure && auth !== undefined && !isLocal;
  const connection = new SMTPConnection({ ...options, requireTLS, connectionTimeout: 15_000 });
  // Read from when the service has asked for the message, and not before.
  const message = Readable.from(eml);
  try {
    const refused = await new Promise<readonly SMTPError[]>((resolve, reject) => {
      const send = (refusal?: Error | null) => {
        if (refusal) return reject(refusal);
        connection.send({ from: account.from, to: left ?? account.to }, message, (error, info) =>
          error ? reject(error) : resolve(info?.rejectedErrors ?? []),
        );
      };
      setTimeout(reject, 5 * 60_000, { code: 'ETIMEDOUT' }).unref();
      connection.on('error', reject).once('end', () => reject({ code: 'ECONNECTION' }));
      connection.connect(() => (auth && connection.allowsAuth ? connection.login(auth, send) : send()));
    });
    const code = refused.length > 0 ? 'some-recipients-refused' : undefined;
    const putOff = refused.filter(({ responseCode = 0 }) => responseCode < 500);
    if (putOff.length === 0) return { kind: 'sent', code };
    return { kind: 'refused', code, left: putOff.map(({ recipient = '' }) => recipient) };
  } catch (error) {
    const { code = 'unknown', responseCode, response = '' } = error as Partial<SMTPError>;
    // Nothing before the message is about it, but of the rest of its recipients; nor is, later, a service that closes or a
    // full mailbox (x.2.2).
    const isEarly = !message.readableDidRead && !(left && code === 'EENVELOPE');
    const isFull = /^\d{3}[ -][45]\.2\.2\b/.test(response);
    const isRelay = isEarly || responseCode === 421 || isFull;
    return { kind: isRelay ? 'unreachable' : 'refused', code: String(responseCode ?? code) };
  } finally {
    connection.close();
  }
}
