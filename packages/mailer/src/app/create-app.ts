import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { errorCode, log } from '../log';
import type { Settings } from '../settings';
import { answerPage } from './answer-page';
import { parseFields, type MailFields } from './parse-fields';
import { fieldsOfForm, readForm, type FormPost } from './read-form';
import { Refusal } from './refusal';

const JSON_PATH = '/api/mailer/send-email';
const FORM_PATH = '/api/mailer/formulaire';
const MAX_JSON = 64 * 1024;
/** It writes a letter with an accent in six characters, where JSON takes two bytes. */
export const MAX_FORM = 3 * MAX_JSON;
/** A network cuts a body into some hundred; whoever cuts it into bytes costs far more than it sends. */
const MAX_CHUNKS = 4_096;
/** In seconds. */
const RETRY_AFTER: Record<string, string> = { 'too-many': '60', 'too-many-today': '3600', busy: '30' };

/** What the application needs of the machine, or the platform, that it runs on. */
export type Services = {
  settings: () => Settings;
  /** Bounds how often a network asks. @throws Refusal */
  limit: (context: Context) => unknown;
  /** Bounds what is read at the same time. */
  bodies: MiddlewareHandler;
  /** Stores a message to stay and answers its identifier. */
  keep: (fields: MailFields, context: Context, isDoubtful: boolean) => Promise<string>;
};

/** The mailer: takes a message as JSON under the site's token, or as a plain form; a 2xx means that it is stored to stay. */
export function createApp({ settings, limit, bodies, keep }: Services) {
  const app = new Hono<{ Variables: { post: FormPost } }>({ strict: false });
  const answerPages = cors({
    origin: (origin, context) => checkOrigin(context, origin, settings().allowedOrigins),
    allowMethods: ['POST'],
    // Named one by one: a wildcard never covers Authorization.
    allowHeaders: ['authorization', 'content-type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 7_200,
  });
  app.use('/api/mailer/*', answerPages, async (context, next) => {
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    await next();
  });
  app.post(JSON_PATH, bodies, async (context) => {
    await limit(context);
    const bytes = await readBody(context, 'application/json', MAX_JSON);
    const token = context.req.header('authorization');
    if (token === undefined) throw new Refusal(401, 'token-missing', 'L’en-tête Authorization manque.');
    // It is public: there is nothing to learn from how long this takes.
    if (token !== settings().token)
      throw new Refusal(403, 'token-refused', 'Le jeton de l’en-tête Authorization n’est pas le bon.');
    const fields = parseFields(parseJson(bytes), [...settings().forms.values()]);
    return context.json({ ok: true, id: await keep(fields, context, false) }, 202);
  });

  app.post(FORM_PATH, bodies, async (context) => {
    const bytes = await readBody(context, 'application/x-www-form-urlencoded', MAX_FORM);
    const post = readForm(new TextDecoder().decode(bytes), settings());
    // What the visitor wrote is given back with a refusal, that of a limit included.
    context.set('post', post);
    await limit(context);
    // Every browser says of a form whose page it comes from.
    const isDoubtful = post.isTrapped || context.req.header('origin') === undefined;
    await keep(fieldsOfForm(post, settings()), context, isDoubtful);
    return answerPage(context, settings(), post);
  });

  app.on('ALL', [JSON_PATH, FORM_PATH], () => {
    throw new Refusal(405, 'method-refused', 'Un message s’envoie avec la méthode POST.');
  });

  app.onError((error, context) => {
    const refusal = error instanceof Refusal ? error : failure(context.req.raw);
    const { status, code, message, field } = refusal;
    const cause = error === refusal ? undefined : errorCode(error);
    log(status >= 500 ? 'error' : 'info', 'mail-refused', { status, code, cause });
    if (status === 405) context.header('Allow', 'POST, OPTIONS');
    if (RETRY_AFTER[code]) context.header('Retry-After', RETRY_AFTER[code]);
    if (context.req.path.startsWith(FORM_PATH))
      return answerPage(context, settings(), context.get('post'), refusal);
    return context.json({ error: { code, message, field } }, status);
  });
  return app;
}

function failure({ signal }: Request): Refusal {
  // Some platforms tell of no end of a request.
  if (signal?.aborted) return new Refusal(400, 'body-cut', 'La requête s’est interrompue avant la fin.');
  return new Refusal(503, 'not-stored', 'Le message n’a pas pu être enregistré.');
}

/** No origin: not sent by a page of another site. Compared by host: behind a proxy that speaks TLS, schemes differ. */
function checkOrigin(context: Context, origin: string, allowed: readonly string[]): string | null {
  const isOwn = URL.canParse(origin) && new URL(origin).host === new URL(context.req.url).host;
  if (origin === '' || isOwn || allowed.includes(origin)) return origin || null;
  context.header('Vary', 'Origin');
  throw new Refusal(403, 'origin-refused', 'Ce site n’est pas autorisé à envoyer des messages ici.');
}

/** A body of a type, within its bounds. @throws Refusal */
async function readBody({ req }: Context, type: string, maxSize: number): Promise<Uint8Array> {
  const [given = ''] = (req.header('content-type') ?? '').split(';');
  if (given.trim().toLowerCase() !== type)
    throw new Refusal(415, 'type-refused', `Le message doit être envoyé en ${type}.`);
  const tooLarge = new Refusal(413, 'body-too-large', `Le message dépasse ${maxSize / 1024} Kio.`);
  if (Number(req.header('content-length') ?? 0) > maxSize) throw tooLarge;
  const [reader, chunks] = [req.raw.body?.getReader(), [] as Uint8Array[]];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > maxSize || chunks.push(part.value) > MAX_CHUNKS) throw tooLarge;
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'json-invalid', 'Le corps de la requête n’est pas du JSON valide en UTF-8.');
  }
}
