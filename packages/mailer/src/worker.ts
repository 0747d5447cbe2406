import { composeMail } from './app/compose-mail';
import { createApp } from './app/create-app';
import { networkOf } from './app/network';
import { Refusal } from './app/refusal';
import { errorCode, log } from './log';
import { ConfigError, readSettings } from './settings';

type Queued = { from: string; to: string; eml: string };
/** What `deploy/wrangler.toml` binds, beside the variables that the host knows too. */
type Bindings = {
  /** All of a batch is taken, or none. */
  MAIL_QUEUE: { sendBatch: (mails: { body: Queued }[]) => Promise<unknown> };
  MAIL: { send: (message: object) => Promise<unknown> };
  MAIL_LIMIT?: { limit: (asked: { key: string }) => Promise<{ success: boolean }> };
};
type Batch = { messages: readonly { body: Queued; ack: () => void; retry: () => void }[] };
type Platform = { EmailMessage: new (from: string, to: string, raw: string) => object };

/** The mailer where there is no server, by the text of `mailer.json`: a 202 means that the platform's queue has the message. */
export function createWorker(json: string, { EmailMessage }: Platform) {
  function appFor(bindings: Bindings) {
    const settings = readSettings(json, bindings);
    return createApp({
      settings: () => settings,
      async limit({ req }) {
        const key = networkOf(req.header('cf-connecting-ip') ?? '');
        const counted = await bindings.MAIL_LIMIT?.limit({ key });
        if (counted?.success === false) throw new Refusal(429, 'too-many');
      },
      async keep(fields, _, isDoubtful) {
        const { id, eml } = composeMail(settings, fields, isDoubtful);
        const { from, to } = settings;
        await bindings.MAIL_QUEUE.sendBatch(to.map((one) => ({ body: { from, to: one, eml } })));
        return id;
      },
    });
  }

  return {
    fetch(request: Request, bindings: Bindings): Response | Promise<Response> {
      try {
        return appFor(bindings).fetch(request);
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        log('error', 'settings-refused', { cause: error.message });
        return new Response(`${error.message}\n`, { status: 503 });
      }
    },

    async queue({ messages }: Batch, bindings: Bindings): Promise<void> {
      for (const message of messages) {
        try {
          const { from, to, eml } = message.body;
          await bindings.MAIL.send(new EmailMessage(from, to, eml));
          message.ack();
        } catch (error) {
          log('warn', 'mail-deferred', { code: errorCode(error) });
          message.retry();
        }
      }
    },
  };
}
