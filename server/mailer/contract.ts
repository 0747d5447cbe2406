import { MailError } from './mail-error';
import { parseFields, type MailFields } from './parse-fields';

/** A request to the mailer, whichever server took it. */
export type MailRequest = {
  method: string | undefined;
  header: (name: string) => string | undefined;
  /** The host it was addressed to, with its port. */
  host: string | undefined;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

type Reply = { status: number; headers: Record<string, string>; body?: unknown };

type Terms = {
  /** What the `Authorization` header must equal, verbatim. */
  token: string;
  /** Origins allowed besides the one the request is addressed to. */
  allowedOrigins: readonly string[];
  /** Lets a request be read, within its sender's limits. @throws MailError where it may not. */
  admit: <Result>(read: () => Promise<Result>) => Promise<Result>;
  /** Stores a message and returns its identifier; from then on it is delivered. */
  keep: (fields: MailFields) => Promise<string>;
  /** Notes what stood in the way of a message. */
  note: (refusal: MailError, error: unknown) => void;
};

/** Largest JSON body, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** A form writes a letter with an accent in six characters, where JSON takes two bytes. */
const MAX_FORM_BYTES = 3 * MAX_BODY_BYTES;

/** Answers the contract: JSON under the site's token; refusals are `{ error: { code, message, field? } }`. */
export async function answerContract(request: MailRequest, terms: Terms): Promise<Reply> {
  const headers: Record<string, string> = { Vary: 'Origin', 'Cache-Control': 'no-store' };
  try {
    Object.assign(headers, allowOrigin(request, terms.allowedOrigins));
    if (request.method === 'OPTIONS') return { status: 204, headers: { ...headers, ...PREFLIGHT } };
    checkMethod(request);
    const fields = await terms.admit(async () => {
      checkToken(request.header('authorization'), terms.token);
      return parseFields(await readJson(request));
    });
    return { status: 202, headers, body: { ok: true, id: await terms.keep(fields) } };
  } catch (error) {
    const refusal = refusalOf(error);
    terms.note(refusal, error);
    const { status, code, message, details } = refusal;
    if (status === 405) headers.Allow = 'POST, OPTIONS';
    if (details.retryAfterS !== undefined) headers['Retry-After'] = String(details.retryAfterS);
    return { status, headers, body: { error: { code, message, field: details.field } } };
  }
}

/** What the mailer says of an error: itself where it is a refusal. */
export function refusalOf(error: unknown): MailError {
  if (error instanceof MailError) return error;
  return new MailError(503, 'not-stored', 'Le message n’a pas pu être enregistré.');
}

/** What the answer to a browser's question before a cross-origin request says besides. */
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'POST',
  // Named one by one: a wildcard never covers Authorization.
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Access-Control-Max-Age': '7200',
};

/** Headers that let the page that asks read the answer. @throws MailError 403 for a page of an origin not allowed. */
export function allowOrigin({ header, host }: MailRequest, allowed: readonly string[]) {
  const origin = header('origin');
  // No origin: not sent by a page of another site, and therefore not CORS.
  if (origin === undefined) return {};
  if (allowed.includes(origin) || isSameOrigin(origin, host))
    return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' };
  const message = 'Ce site n’est pas autorisé à envoyer des messages par ce service.';
  throw new MailError(403, 'origin-refused', message);
}

/** Compared by host only: behind a proxy that speaks TLS, the scheme seen here is not the visitor's. */
export function isSameOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/** @throws MailError 405 for anything but a message. */
export function checkMethod({ method }: MailRequest): void {
  if (method !== 'POST')
    throw new MailError(405, 'method-refused', 'Un message s’envoie avec la méthode POST.');
}

/** The token is public: there is nothing to learn from how long this takes. */
function checkToken(given: string | undefined, token: string): void {
  if (given === undefined) throw new MailError(401, 'token-missing', 'L’en-tête Authorization manque.');
  if (given !== token)
    throw new MailError(403, 'token-refused', 'Le jeton de l’en-tête Authorization n’est pas le bon.');
}

/** @throws MailError 400 when the body is not JSON in UTF-8, and as `readBody`. */
async function readJson(request: MailRequest): Promise<unknown> {
  const bytes = await readBody(request, 'application/json', MAX_BODY_BYTES);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new MailError(400, 'json-invalid', 'Le corps de la requête n’est pas du JSON valide en UTF-8.');
  }
}

/** The text of a posted form, still encoded. @throws MailError as `readBody`. */
export async function readForm(request: MailRequest): Promise<string> {
  return (await readBody(request, 'application/x-www-form-urlencoded', MAX_FORM_BYTES)).toString();
}

/** Never holds more than so many bytes. @throws MailError 415 for another type, 413 when too large, 400 when cut short. */
async function readBody({ header, body }: MailRequest, type: string, maxBytes: number): Promise<Buffer> {
  const [given = ''] = (header('content-type') ?? '').split(';');
  if (given.trim().toLowerCase() !== type)
    throw new MailError(415, 'type-refused', `Le message doit être envoyé en ${type}.`);
  const tooLarge = () => new MailError(413, 'body-too-large', `Le message dépasse ${maxBytes / 1024} Kio.`);
  if (Number(header('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
    }
  } catch {
    throw new MailError(400, 'body-cut', 'La requête s’est interrompue avant la fin.');
  }
  if (size > maxBytes) throw tooLarge();
  return Buffer.concat(chunks);
}
