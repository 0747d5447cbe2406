import { composeMail } from './app/compose-mail';
import { createApp } from './app/create-app';
import { tooMany } from './app/refusal';
import { errorCode, log } from './log';
import { readSettings } from './settings';

type Queued = { from: string; to: string; eml: string };
/** What `deploy/wrangler.toml` binds, beside the variables that the host knows too. */
type Bindings = {
  MAIL_QUEUE: { send: (mail: Queued) => Promise<unknown> };
  MAIL: { send: (message: object) => Promise<unknown> };
  MAIL_LIMIT?: { limit: (asked: { key: string }) => Promise<{ success: boolean }> };
};
type Batch = { messages: readonly { body: Queued; ack: () => void; retry: () => void }[] };
type Platform = { EmailMessage: new (from: string, to: string, raw: string) => object };

/** The mailer where there is no server, by the text of `mailer.json`: a 202 means that the platform's queue has the message. */
export function createWorker(json: string, { EmailMessage }: Platform) {
  return {
    fetch(request: Request, bindings: Bindings): Response | Promise<Response> {
      const settings = readSettings(json, bindings);
      const app = createApp({
        settings: () => settings,
        async limit({ req }, next) {
          const counted = await bindings.MAIL_LIMIT?.limit({ key: req.header('cf-connecting-ip') ?? '' });
          if (counted?.success === false) throw tooMany();
          await next();
        },
        async keep(fields) {
          const { id, eml } = composeMail(settings, fields);
          for (const to of settings.to) await bindings.MAIL_QUEUE.send({ from: settings.from, to, eml });
          return id;
        },
      });
      return app.fetch(request);
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
