import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { formPath, mailerPath } from '@/lib/rules/lead/mailer';
import { errorCode, log } from './kit/log';
import type { Health } from './health/read-health';
import type { IsTrusted } from './kit/client-address';
import { answerInTurn, guardConnections } from './kit/guard-connections';
import type { Mailer } from './mailer/create-mailer';
import { sendJson, type Answer } from './kit/respond';

type Parts = {
  mailer: Mailer;
  /** Everything that is not the mailer's. */
  site: Answer;
  /** The list of messages, where it may exist. */
  mailbox: Answer | undefined;
  health: () => Promise<Health>;
  isTrusted: IsTrusted;
};

/** The server of the site and its mailer, not yet listening: slow clients are cut off, and no request ends the process. */
export function createHost({ mailer, site, mailbox, health, isTrusted }: Parts): Server {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/', query] = (request.url ?? '/').split('?');
    if (path === mailerPath || `${path}/` === mailerPath) return mailer.json(request, response);
    if (path === formPath || `${path}/` === formPath) return mailer.form(request, response);
    if (path === '/healthz') return sendHealth(response, query === 'courrier');
    if (mailbox && /^\/mail(\/|$)/.test(path)) return mailbox(request, response);
    return site(request, response);
  }

  /** A container that is restarted delivers no sooner: only who asks about the mail is alarmed when it is stuck. */
  async function sendHealth(response: ServerResponse, isAboutMail: boolean): Promise<void> {
    const report = await health();
    const status = { ok: 200, stuck: isAboutMail ? 500 : 200, error: 503 }[report.status];
    sendJson(response, status, report);
  }

  function fail(response: ServerResponse, error: unknown): void {
    log('error', 'request-failed', { cause: errorCode(error) });
    const message = 'Le serveur a rencontré une erreur.';
    if (response.headersSent) response.destroy();
    else sendJson(response, 500, { error: { code: 'internal', message } });
  }

  const server = createServer(
    {
      headersTimeout: 15_000,
      // As long as a browser waits for its answer: a slow upload over a weak network may use all of it.
      requestTimeout: 60_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) =>
      answerInTurn(request, response, () => {
        answer(request, response).catch((error: unknown) => fail(response, error));
      }),
  );
  guardConnections(server, isTrusted);
  return server;
}
