import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLoopback } from '../kit/client-address';

/** What became of one attempt; `code` is the SMTP reply or the system's error code, never a text. */
export type Outcome =
  /** `deferred`: recipients it has to be sent to again; `refused`: those the relay will not take at all. */
  | { kind: 'sent'; deferred: string[]; refused: string[] }
  /**
   * `refused`: the same message would be refused again; `deferred`: the relay read it, and did not take it now;
   * `uncertain`: broken off once it was on its way; `unwanted`: none of the recipients is taken, whatever the message;
   * `unreachable`: the relay cannot be used at all at present.
   */
  | { kind: 'refused' | 'deferred' | 'uncertain' | 'unwanted' | 'unreachable'; code: string };

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
        end(classify(error as Failure, isOnItsWay));
      }
      function send(): void {
        connection.send({ from, to: [...recipients] }, message, (error, info) => {
          if (error) return fail(error);
          const rejected: Failure[] = info?.rejectedErrors ?? [];
          const names = (isLasting: boolean) =>
            rejected.filter((one) => isForGood(one) === isLasting).map(({ recipient }) => String(recipient));
          end({ kind: 'sent', deferred: names(false), refused: names(true) });
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

/** What nodemailer tells of one. */
type Failure = Partial<{ responseCode: number; response: string; code: string; recipient: string }> & {
  rejectedErrors?: unknown[];
};

function classify({ responseCode, code = 'unknown', ...rest }: Failure, isOnItsWay: boolean): Outcome {
  const reply = String(responseCode ?? code);
  if (rest.rejectedErrors) return { kind: 'unwanted', code: reply };
  if (!isOnItsWay || isAboutAccount({ responseCode, ...rest })) return { kind: 'unreachable', code: reply };
  if (responseCode === undefined) return { kind: 'uncertain', code: reply };
  return { kind: responseCode >= 500 ? 'refused' : 'deferred', code: reply };
}

/** Replies that are about the account, the service or the mailbox behind it, also where a message is replied to. */
function isAboutAccount({ responseCode = 0, response = '' }: Failure): boolean {
  return (
    [421, 452, 530, 534, 535, 538, 552].includes(responseCode) ||
    /^\d{3}[ -][45]\.(?:2\.[12]|3\.1|4\.5)\b/.test(response)
  );
}

/** Of a recipient refused while others were taken: a full mailbox is emptied one day, an unknown one is not. */
function isForGood(failure: Failure): boolean {
  return (failure.responseCode ?? 0) >= 500 && !isAboutAccount(failure);
}
