import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, type IsTrusted } from '../kit/client-address';
import { errorCode, log } from '../kit/log';
import { createRateLimit } from '../kit/rate-limit';
import { sendJson, type Answer } from '../kit/respond';
import { createSlots, MailError } from './mail-error';
import { allowOrigin, answerContract, checkMethod, readForm, refusalOf, type MailRequest } from './contract';
import { createAcceptance } from './create-acceptance';
import { checkFormPost, readFormPost, sendFormPage, type FormPost } from './form-post';
import { parseFields, type MailFields } from './parse-fields';
import type { Spool } from './spool';

/** Bodies that one address may be sending at once. */
const MAX_UNFINISHED = 8;

export type MailerSettings = {
  token: string;
  /** Requests a minute and address; 0 lifts the limit. */
  rateLimit: number;
  allowedOrigins: string[];
  /** Address the mails come from, and those they go to. */
  from: string;
  to: string[];
};

type Services = { spool: Spool; isTrusted: IsTrusted; onAccepted: () => void };

/** The two ways into the spool, of a script and of a bare form: a 2xx of either means that the message is on disk to stay. */
export type Mailer = { json: Answer; form: Answer };

/** The mailer over a spool, under the limits of its settings. */
export async function createMailer(settings: MailerSettings, services: Services): Promise<Mailer> {
  const { spool, isTrusted, onAccepted } = services;
  const accept = await createAcceptance(spool, settings);
  const secondsToWait = createRateLimit(settings.rateLimit);
  const unfinished = createSlots(MAX_UNFINISHED);

  function checkRate(address: string): void {
    const retryAfterS = secondsToWait(address);
    if (retryAfterS > 0)
      throw new MailError(429, 'too-many', 'Trop de messages en peu de temps.', { retryAfterS });
  }

  async function keep(fields: MailFields): Promise<string> {
    const { id, isRepeat } = await accept(fields);
    onAccepted();
    log('info', isRepeat ? 'mail-repeated' : 'mail-accepted', { id });
    return id;
  }

  function note({ status, code }: MailError, error: unknown): void {
    const cause = error instanceof MailError ? undefined : errorCode(error);
    log(status >= 500 ? 'error' : 'info', 'mail-refused', { status, code, cause });
  }

  async function json(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = clientAddress(request, isTrusted);
    const { status, headers, body } = await answerContract(mailRequest(request), {
      ...settings,
      admit: async (read) => {
        checkRate(address);
        return unfinished(address, read);
      },
      keep,
      note,
    });
    response.setHeaders(new Map(Object.entries(headers)));
    if (body === undefined) response.writeHead(status).end();
    else sendJson(response, status, body);
  }

  async function form(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = mailRequest(request);
    let post: FormPost | undefined;
    try {
      allowOrigin(asked, settings.allowedOrigins);
      checkMethod(asked);
      const address = clientAddress(request, isTrusted);
      // Read before it may be refused: what the visitor wrote is given back with the refusal.
      post = readFormPost(await unfinished(address, () => readForm(asked)));
      checkRate(address);
      checkFormPost(post);
      await keep(parseFields(post.body));
      sendFormPage(response, { post });
    } catch (error) {
      const refusal = refusalOf(error);
      note(refusal, error);
      if (refusal.status === 405) response.setHeader('Allow', 'POST');
      sendFormPage(response, { post, refusal });
    }
  }

  return { json, form };
}

/** What the contract asks of a request that Node took. */
export function mailRequest(request: IncomingMessage): MailRequest {
  const { method, headers } = request;
  return { method, header: (name) => headers[name]?.toString(), host: headers.host, body: request };
}
