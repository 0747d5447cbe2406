import { publicToken } from '@/lib/rules/lead/mailer';
import { checkToken } from '../mailer/check-token';
import { isSameOrigin } from '../mailer/cors';
import { MailError } from '../mailer/mail-error';
import { contentHash, messageId } from '../mailer/message-id';
import { parseFields } from '../mailer/parse-fields';
import { MAX_BODY_BYTES } from '../mailer/read-body';
import { deliver, type QueuedMail } from './providers';

/** What `deploy/wrangler.toml` binds. */
type Bindings = {
  MAIL_QUEUE: { send: (mail: QueuedMail) => Promise<unknown> };
  MAIL_PROVIDER: string;
  MAIL_API_KEY: string;
  MAIL_API_URL?: string;
  MAIL_FROM: string;
  /** Addresses and origins, separated by commas. */
  MAIL_TO: string;
  MAILER_ALLOWED_ORIGINS?: string;
};

type Batch = { messages: readonly { body: QueuedMail; ack: () => void; retry: () => void }[] };

const ALLOWED = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Access-Control-Max-Age': '7200',
};

/**
 * The mailer where there is no server: the same contract as the embedded host's. A 202 means that the platform's queue
 * has the message; it is handed to the mail service from there, again and again, and kept apart when that never works.
 */
export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const headers = new Headers({ 'Cache-Control': 'no-store', Vary: 'Origin' });
    try {
      allowOrigin(request, headers, listOf(bindings.MAILER_ALLOWED_ORIGINS));
      if (request.method === 'OPTIONS')
        return new Response(null, { status: 204, headers: { ...Object.fromEntries(headers), ...ALLOWED } });
      if (request.method !== 'POST') {
        headers.set('Allow', 'POST, OPTIONS');
        throw new MailError(405, 'method-refused', 'Un message s’envoie avec la méthode POST.');
      }
      checkToken(request.headers.get('authorization') ?? undefined, publicToken());
      const fields = parseFields(await readJson(request));
      const id = messageId(new Date(), contentHash(fields));
      await bindings.MAIL_QUEUE.send({ id, fields });
      return Response.json({ ok: true, id }, { status: 202, headers });
    } catch (error) {
      const refusal =
        error instanceof MailError
          ? error
          : new MailError(503, 'not-stored', 'Le message n’a pas pu être enregistré.');
      const { status, code, message, details } = refusal;
      return Response.json({ error: { code, message, field: details.field } }, { status, headers });
    }
  },

  async queue({ messages }: Batch, bindings: Bindings): Promise<void> {
    const { MAIL_PROVIDER, MAIL_API_KEY, MAIL_API_URL, MAIL_FROM, MAIL_TO } = bindings;
    const delivery = {
      provider: MAIL_PROVIDER,
      key: MAIL_API_KEY,
      url: MAIL_API_URL,
      from: MAIL_FROM,
      to: listOf(MAIL_TO),
    };
    for (const { body, ack, retry } of messages.map(bound)) {
      try {
        await deliver(body, delivery);
        ack();
      } catch (error) {
        console.error(JSON.stringify({ event: 'mail-retried', id: body.id, cause: String(error) }));
        retry();
      }
    }
  },
};

function bound(message: Batch['messages'][number]) {
  return { body: message.body, ack: () => message.ack(), retry: () => message.retry() };
}

function allowOrigin(request: Request, headers: Headers, allowed: readonly string[]): void {
  const origin = request.headers.get('origin');
  if (origin === null) return;
  if (!allowed.includes(origin) && !isSameOrigin(origin, new URL(request.url).host)) {
    throw new MailError(
      403,
      'origin-refused',
      'Ce site n’est pas autorisé à envoyer des messages par ce service.',
    );
  }
  headers.set('Access-Control-Allow-Origin', origin);
}

async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new MailError(415, 'type-refused', 'Le message doit être envoyé en application/json.');
  }
  const tooLarge = () =>
    new MailError(413, 'body-too-large', `Le message dépasse ${MAX_BODY_BYTES / 1024} Kio.`);
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) throw tooLarge();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new MailError(400, 'json-invalid', 'Le corps de la requête n’est pas du JSON valide en UTF-8.');
  }
}

function listOf(text = ''): string[] {
  return text.split(',').flatMap((item) => item.trim() || []);
}
