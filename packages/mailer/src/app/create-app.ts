import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { errorCode, log } from '../log';
import type { Settings } from '../settings';
import { answerPage } from './answer-page';
import { parseFields, type MailFields } from './parse-fields';
import { boundBodies, checkType, MAX_FORM, MAX_JSON, readBody } from './read-body';
import { fieldsOfForm, readForm, type FormPost } from './read-form';
import { Refusal } from './refusal';

const JSON_PATH = '/api/mailer/send-email';
const FORM_PATH = '/api/mailer/formulaire';
/** In seconds. */
const RETRY_AFTER: Record<string, string> = { 'too-many': '60', 'too-many-today': '3600', busy: '30' };

/** What the application needs of the machine, or the platform, that it runs on. */
export type Services = {
  settings: () => Settings;
  /** Bounds how often a network asks. @throws Refusal */
  limit: (context: Context) => unknown;
  /** Stores a message to stay and answers its identifier. */
  keep: (fields: MailFields, context: Context, isDoubtful: boolean) => Promise<string>;
};

/** The mailer: takes a message as JSON under the site's token, or as a plain form; a 2xx means that it is stored to stay. */
export function createApp({ settings, limit, keep }: Services) {
  const app = new Hono<{ Variables: { post: FormPost } }>({ strict: false });
  const bodies = boundBodies();
  app.use('/api/mailer/*', async (context, next) => {
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    await next();
  });
  // What the visitor wrote is given back by whatever refuses from here on.
  app.post(FORM_PATH, bodies, async (context, next) => {
    const bytes = await readBody(context, MAX_FORM);
    context.set('post', readForm(new TextDecoder().decode(bytes), settings()));
    await next();
  });
  const allowOrigins = cors({
    origin: (origin, context) => checkOrigin(context, origin, settings().allowedOrigins),
    allowMethods: ['POST'],
    // Named one by one: a wildcard never covers Authorization.
    allowHeaders: ['authorization', 'content-type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 7_200,
  });
  app.use('/api/mailer/*', allowOrigins);

  app.post(JSON_PATH, bodies, async (context) => {
    await limit(context);
    checkType(context, 'application/json');
    const bytes = await readBody(context, MAX_JSON);
    const token = context.req.header('authorization');
    if (token === undefined) throw new Refusal(401, 'token-missing');
    // It is public: there is nothing to learn from how long this takes.
    if (token !== settings().token) throw new Refusal(403, 'token-refused');
    const fields = parseFields(parseJson(bytes), [...settings().forms.values()]);
    return context.json({ ok: true, id: await keep(fields, context, false) }, 202);
  });

  app.post(FORM_PATH, async (context) => {
    await limit(context);
    checkType(context, 'application/x-www-form-urlencoded');
    const post = context.get('post');
    // Every browser says of a form whose page it comes from.
    const isDoubtful = post.isTrapped || context.req.header('origin') === undefined;
    await keep(fieldsOfForm(post, settings()), context, isDoubtful);
    return answerPage(context, settings(), post);
  });

  app.on('ALL', [JSON_PATH, FORM_PATH], () => {
    throw new Refusal(405, 'method-refused');
  });

  app.onError((error, context) => {
    // Some platforms tell of no end of a request.
    const isCut = context.req.raw.signal?.aborted;
    const failure = isCut ? new Refusal(400, 'body-cut') : new Refusal(503, 'not-stored');
    const refusal = error instanceof Refusal ? error : failure;
    const { status, code, field } = refusal;
    const cause = error === refusal ? undefined : errorCode(error);
    log(status >= 500 ? 'error' : 'info', 'mail-refused', { status, code, cause });
    if (status === 405) context.header('Allow', 'POST, OPTIONS');
    if (RETRY_AFTER[code]) context.header('Retry-After', RETRY_AFTER[code]);
    if (context.req.path.startsWith(FORM_PATH))
      return answerPage(context, settings(), context.get('post'), refusal);
    return context.json({ error: { code, field } }, status);
  });
  return app;
}

/** No origin: not sent by a page of another site. Compared by host: behind a proxy that speaks TLS, schemes differ. */
function checkOrigin(context: Context, origin: string, allowed: readonly string[]): string | null {
  const isOwn = URL.canParse(origin) && new URL(origin).host === new URL(context.req.url).host;
  if (origin === '' || isOwn || allowed.includes(origin)) return origin || null;
  context.header('Vary', 'Origin');
  throw new Refusal(403, 'origin-refused');
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'json-invalid');
  }
}
