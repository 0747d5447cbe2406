import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLoopback } from '../kit/loopback';

/** What became of one attempt; `code` is the SMTP reply or the system's error code, never a text. */
export type Outcome =
  /** `deferred`: recipients it has to be sent to again; `refused`: those the relay will not take at all. */
  | { kind: 'sent'; deferred: string[]; refused: string[] }
  /** Refused for good: the same message would be refused again. */
  | { kind: 'refused'; code: string }
  /** Not now: the relay read this message, but did not take it. */
  | { kind: 'deferred'; code: string }
  /** Broken off once the message was on its way: it may have been taken, or not. */
  | { kind: 'uncertain'; code: string }
  /** None of the recipients is taken; of no message's making. */
  | { kind: 'unwanted'; code: string; deferred: string[] }
  /** The relay cannot be used at all at present, whatever the message. */
  | { kind: 'unreachable'; code: string };

export type Send = (eml: Buffer, recipients: readonly string[]) => Promise<Outcome>;

/** RFC 5321, 4.5.3.2.6: what a service may take to answer once it has the message. */
const PATIENCE_AFTER_MESSAGE_MS = 10 * 60_000;
/** All that comes before: connection, greeting, login, sender, recipients. */
const PATIENCE_BEFORE_MESSAGE_MS = 2 * 60_000;

/** Hands mails over to the SMTP service of an address, one connection each. Never rejects. */
export function createSmtpSender(smtpUrl: string, from: string): Send {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  const secured = {
    ...options,
    // Whoever stands in between could hide the service's offer to encrypt, and read the password.
    requireTLS: !options.secure && auth !== undefined && !isLoopback(options.host ?? ''),
    connectionTimeout: 15_000,
    greetingTimeout: 30_000,
    socketTimeout: PATIENCE_AFTER_MESSAGE_MS,
  };

  return (eml, recipients) =>
    new Promise((resolve) => {
      const connection = new SMTPConnection(secured);
      let isOnItsWay = false;
      // Read from when the service has asked for the message, and not before.
      const message = new Readable({
        read() {
          isOnItsWay = true;
          this.push(eml);
          this.push(null);
        },
      });
      const patience = setTimeout(() => {
        if (!isOnItsWay) fail({ code: 'ETIMEDOUT' });
      }, PATIENCE_BEFORE_MESSAGE_MS);

      function end(outcome: Outcome): void {
        clearTimeout(patience);
        // Before closing, which is told as an end of its own.
        resolve(outcome);
        if (outcome.kind === 'sent') connection.quit();
        else connection.close();
      }
      function fail(error: unknown): void {
        end(classify(error, isOnItsWay));
      }
      function send(): void {
        connection.send({ from, to: [...recipients] }, message, (error, info) => {
          if (error) return fail(error);
          end({ kind: 'sent', ...sortRejected(info?.rejectedErrors) });
        });
      }

      connection.on('error', fail);
      connection.once('end', () => fail({ code: 'ECONNECTION' }));
      connection.connect((error) => {
        if (error) return fail(error);
        if (!auth || !connection.allowsAuth) return send();
        connection.login(auth, (refusal) => (refusal ? fail(refusal) : send()));
      });
    });
}

/** Replies to a message that are about the account, the service or the mailbox behind it. */
const ACCOUNT_REPLIES = new Set([421, 452, 530, 534, 535, 538, 552]);
const ACCOUNT_CODES = /^\d{3}[ -][45]\.(?:2\.[12]|3\.1|4\.5)\b/;

function classify(error: unknown, isOnItsWay: boolean): Outcome {
  const { responseCode, response, code, rejectedErrors } = Object(error) as Record<string, unknown>;
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  const name = String(reply ?? (typeof code === 'string' ? code : 'unknown'));
  if (Array.isArray(rejectedErrors)) {
    return { kind: 'unwanted', code: name, deferred: sortRejected(rejectedErrors).deferred };
  }
  if (!isOnItsWay) return { kind: 'unreachable', code: name };
  if (reply === undefined) return { kind: 'uncertain', code: name };
  if (ACCOUNT_REPLIES.has(reply) || ACCOUNT_CODES.test(String(response))) {
    return { kind: 'unreachable', code: name };
  }
  return { kind: reply >= 500 ? 'refused' : 'deferred', code: name };
}

/** Recipients refused while others were taken: a full mailbox is emptied one day, an unknown one is not. */
function sortRejected(errors: readonly unknown[] = []): { deferred: string[]; refused: string[] } {
  const rejected = errors.map((error) => Object(error) as Record<string, unknown>);
  const isForGood = ({ responseCode, response }: Record<string, unknown>) =>
    Number(responseCode) >= 500 && responseCode !== 552 && !ACCOUNT_CODES.test(String(response));
  const names = (list: Record<string, unknown>[]) => list.map(({ recipient }) => String(recipient));
  return {
    deferred: names(rejected.filter((error) => !isForGood(error))),
    refused: names(rejected.filter(isForGood)),
  };
}
