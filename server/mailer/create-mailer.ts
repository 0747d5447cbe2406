import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, type IsTrusted } from '../kit/client-address';
import { errorCode } from '../kit/error-code';
import type { Log } from '../kit/log';
import { sendJson, type Answer } from '../kit/respond';
import { checkToken } from './check-token';
import { applyCors, sendPreflight } from './cors';
import { createAcceptance } from './create-acceptance';
import { sendFormPage } from './form-page';
import { bodyOf, readFormPost, type FormPost } from './form-post';
import { MailError, sendMailError } from './mail-error';
import { parseFields, type MailFields } from './parse-fields';
import { createRateLimit } from './rate-limit';
import { readFormBody, readJsonBody } from './read-body';
import { createSlots } from './slots';
import type { Spool } from './spool';

/** Bodies that one address may be sending at once. */
const MAX_UNFINISHED = 8;

export type MailerSettings = {
  /** What the `Authorization` header must equal, verbatim. */
  token: string;
  /** Requests a minute and address; 0 lifts the limit. */
  rateLimit: number;
  /** Origins allowed besides the one the request is addressed to. */
  allowedOrigins: string[];
  /** Address the mails come from, and those they go to. */
  from: string;
  to: string[];
};

type Services = { spool: Spool; isTrusted: IsTrusted; log: Log; onAccepted: () => void };

/** The two ways into the spool. A 2xx of either means that the message is on disk to stay. */
export type Mailer = {
  /** The contract: JSON under the site's token; refusals are `{ error: { code, message, field? } }`. */
  json: Answer;
  /** What a page's form posts by itself, without scripts; answered by a page. */
  form: Answer;
};

/** The mailer over a spool, under the limits of its settings. */
export async function createMailer(settings: MailerSettings, services: Services): Promise<Mailer> {
  const { spool, isTrusted, log, onAccepted } = services;
  const accept = await createAcceptance(spool, settings, onAccepted);
  const secondsToWait = createRateLimit(settings.rateLimit);
  const unfinished = createSlots(MAX_UNFINISHED);

  function checkRate(address: string): void {
    const retryAfterS = secondsToWait(address);
    if (retryAfterS > 0) {
      throw new MailError(429, 'too-many', 'Trop de messages en peu de temps.', { retryAfterS });
    }
  }

  function checkMethod(request: IncomingMessage, response: ServerResponse, allowed: string): void {
    if (request.method === 'POST') return;
    response.setHeader('Allow', allowed);
    throw new MailError(405, 'method-refused', 'Un message s’envoie avec la méthode POST.');
  }

  async function keep(fields: MailFields): Promise<string> {
    const { id, isRepeat } = await accept(fields);
    log('info', isRepeat ? 'mail-repeated' : 'mail-accepted', { id });
    return id;
  }

  /** What stood in the way, noted in the log. */
  function refusalOf(error: unknown): MailError {
    const known = error instanceof MailError;
    const refusal = known
      ? error
      : new MailError(503, 'not-stored', 'Le message n’a pas pu être enregistré.');
    const { status, code } = refusal;
    const cause = known ? undefined : errorCode(error);
    log(status >= 500 ? 'error' : 'info', 'mail-refused', { status, code, cause });
    return refusal;
  }

  async function json(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      applyCors(request, response, settings.allowedOrigins);
      if (request.method === 'OPTIONS') return sendPreflight(response);
      checkMethod(request, response, 'POST, OPTIONS');
      const address = clientAddress(request, isTrusted);
      checkRate(address);
      checkToken(request.headers.authorization, settings.token);
      const body = await unfinished(address, () => readJsonBody(request));
      sendJson(response, 202, { ok: true, id: await keep(parseFields(body)) });
    } catch (error) {
      const refusal = refusalOf(error);
      if (!response.headersSent && !response.destroyed) sendMailError(response, refusal);
    }
  }

  async function form(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let post: FormPost | undefined;
    try {
      applyCors(request, response, settings.allowedOrigins);
      checkMethod(request, response, 'POST');
      const address = clientAddress(request, isTrusted);
      // Read before it may be refused: what the visitor wrote is given back with the refusal.
      post = readFormPost(await unfinished(address, () => readFormBody(request)));
      checkRate(address);
      await keep(parseFields(bodyOf(post)));
      sendFormPage(response, { post });
    } catch (error) {
      const refusal = refusalOf(error);
      if (!response.headersSent && !response.destroyed) sendFormPage(response, { post, refusal });
    }
  }

  return { json, form };
}
