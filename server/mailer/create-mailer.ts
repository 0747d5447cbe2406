import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config';
import type { Log } from '../log';
import { errorCode } from '../error-code';
import { sendJson } from '../respond';
import { checkToken } from './check-token';
import { clientAddress } from './client-address';
import { composeEml } from './compose-eml';
import { applyCors, sendPreflight } from './cors';
import { MailError, sendMailError } from './mail-error';
import { contentHash, messageId } from './message-id';
import { parseFields, type MailFields } from './parse-fields';
import { createRateLimit } from './rate-limit';
import { readJsonBody } from './read-body';
import { createRecentMessages } from './recent-messages';
import { states, type Spool } from './spool';

/** Requests whose body may be held in memory at once. */
const MAX_CONCURRENT = 256;

type Settings = Pick<Config, 'token' | 'rateLimit' | 'allowedOrigins' | 'from' | 'to'>;
type Services = { spool: Spool; log: Log; onAccepted: () => void };

/**
 * Answers the mailer's path. A 2xx means that the message is on disk to stay; everything else is
 * `{ error: { code, message, field? } }` and leaves nothing behind.
 */
export async function createMailer(settings: Settings, { spool, log, onAccepted }: Services) {
  const secondsToWait = createRateLimit(settings.rateLimit);
  const recent = createRecentMessages((await Promise.all(states.map((state) => spool.list(state)))).flat());
  let current = 0;

  async function accept(fields: MailFields) {
    const hash = contentHash(fields);
    return recent.once(hash, async (date) => {
      const id = messageId(date, hash);
      await spool.add(id, await composeEml(fields, { id, date, from: settings.from, to: settings.to }));
      onAccepted();
      return id;
    });
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    applyCors(request, response, settings.allowedOrigins);
    if (request.method === 'OPTIONS') return sendPreflight(response);
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST, OPTIONS');
      throw new MailError(405, 'method-refused', 'Un message s’envoie avec la méthode POST.');
    }
    const retryAfterS = secondsToWait(clientAddress(request));
    if (retryAfterS > 0) {
      throw new MailError(429, 'too-many', 'Trop de messages en peu de temps.', { retryAfterS });
    }
    if (current > MAX_CONCURRENT) {
      throw new MailError(503, 'busy', 'Trop de messages arrivent en même temps.', { retryAfterS: 5 });
    }
    checkToken(request.headers.authorization, settings.token);
    const fields = parseFields(await readJsonBody(request));
    const { id, isRepeat } = await accept(fields);
    log('info', isRepeat ? 'mail-repeated' : 'mail-accepted', { id });
    sendJson(response, 202, { ok: true, id });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    current += 1;
    try {
      await handle(request, response);
    } catch (error) {
      const known = error instanceof MailError;
      const refusal = known
        ? error
        : new MailError(503, 'not-stored', 'Le message n’a pas pu être enregistré.');
      log(known ? 'info' : 'error', 'mail-refused', {
        status: refusal.status,
        code: refusal.code,
        cause: known ? undefined : errorCode(error),
      });
      if (!response.headersSent && !response.destroyed) sendMailError(response, refusal);
    } finally {
      current -= 1;
    }
  };
}
