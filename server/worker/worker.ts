import { publicToken } from '@/lib/rules/lead/mailer';
import { answerContract } from '../mailer/contract';
import { MailError } from '../mailer/mail-error';
import { contentHash, messageId } from '../mailer/message-id';
import { deliver, type QueuedMail } from './providers';

/** What `deploy/wrangler.toml` binds. */
type Bindings = {
  MAIL_QUEUE: { send: (mail: QueuedMail) => Promise<unknown> };
  /** Requests a minute and address. */
  MAIL_LIMIT?: { limit: (asked: { key: string }) => Promise<{ success: boolean }> };
  MAIL_PROVIDER: string;
  MAIL_API_KEY: string;
  MAIL_API_URL?: string;
  MAIL_FROM: string;
  /** Addresses and origins, separated by commas. */
  MAIL_TO: string;
  MAILER_ALLOWED_ORIGINS?: string;
};

type Batch = { messages: readonly { body: QueuedMail; ack: () => void; retry: () => void }[] };

/** The mailer where there is no server, under the same contract: a 202 means that the platform's queue has the message. */
export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const { method, headers: given, body: sent, url } = request;
    const header = (name: string) => given.get(name) ?? undefined;
    const asked = { method, header, host: new URL(url).host, body: sent ?? [] };
    const { status, headers, body } = await answerContract(asked, {
      token: publicToken(),
      allowedOrigins: listOf(bindings.MAILER_ALLOWED_ORIGINS),
      async admit(read) {
        const passes = await bindings.MAIL_LIMIT?.limit({ key: header('cf-connecting-ip') ?? '' });
        if (passes?.success !== false) return read();
        throw new MailError(429, 'too-many', 'Trop de messages en peu de temps.', { retryAfterS: 60 });
      },
      async keep(fields) {
        const id = messageId(new Date(), contentHash(fields));
        await bindings.MAIL_QUEUE.send({ id, fields });
        return id;
      },
      note({ code }, error) {
        const cause = error instanceof MailError ? undefined : String(error);
        console.warn(JSON.stringify({ event: 'mail-refused', code, cause }));
      },
    });
    return body === undefined
      ? new Response(null, { status, headers })
      : Response.json(body, { status, headers });
  },

  async queue({ messages }: Batch, bindings: Bindings): Promise<void> {
    for (const message of messages) {
      try {
        await deliver(message.body, {
          provider: bindings.MAIL_PROVIDER,
          key: bindings.MAIL_API_KEY,
          url: bindings.MAIL_API_URL,
          from: bindings.MAIL_FROM,
          to: listOf(bindings.MAIL_TO),
        });
        message.ack();
      } catch (error) {
        console.error(JSON.stringify({ event: 'mail-retried', id: message.body.id, cause: String(error) }));
        message.retry();
      }
    }
  },
};

function listOf(text = ''): string[] {
  return text.split(',').flatMap((item) => item.trim() || []);
}
