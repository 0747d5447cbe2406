import { composeMail, messageId } from './app/compose-mail';
import { createApp } from './app/create-app';
import { tooMany } from './app/refusal';
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
  const note = (event: string, fields: object) => console.log(JSON.stringify({ event, ...fields }));
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
          const [date, { from, to }] = [new Date(), settings];
          const id = messageId(fields, date);
          const eml = composeMail(settings, fields, id, date);
          for (const one of to) await bindings.MAIL_QUEUE.send({ from, to: one, eml });
          return id;
        },
        note: ({ status, code }) => note('mail-refused', { status, code }),
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
          note('mail-deferred', { code: error instanceof Error && 'code' in error ? error.code : 'unknown' });
          message.retry();
        }
      }
    },
  };
}
