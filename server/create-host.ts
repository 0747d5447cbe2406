import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mailerPath } from '@/lib/mailer/config';
import { errorCode } from './error-code';
import type { Log } from './log';
import type { Health } from './read-health';
import { sendJson, type Answer } from './respond';

type Parts = {
  mailer: Answer;
  /** Everything that is not the mailer's. */
  site: Answer;
  /** The local list of messages, where it may exist. */
  mailbox: Answer | undefined;
  health: () => Promise<Health>;
  log: Log;
};

const MAILER = new RegExp(`^${mailerPath.replace(/\/$/, '')}/?$`);

/**
 * The server of the site and its mailer, not yet listening. Slow clients are cut off, the number of connections is
 * bounded, and no request ends the process.
 */
export function createHost({ mailer, site, mailbox, health, log }: Parts): Server {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (MAILER.test(path)) return mailer(request, response);
    if (path === '/healthz') return sendHealth(response);
    if (mailbox && /^\/mail(\/|$)/.test(path)) return mailbox(request, response);
    return site(request, response);
  }

  async function sendHealth(response: ServerResponse): Promise<void> {
    const report = await health();
    sendJson(response, report.status === 'ok' ? 200 : 503, report);
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
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        log('error', 'request-failed', { cause: errorCode(error) });
        if (response.headersSent) response.destroy();
        else
          sendJson(response, 500, {
            error: { code: 'internal', message: 'Le serveur a rencontré une erreur.' },
          });
      });
    },
  );
  server.maxConnections = 2_000;
  // A client that stops reading gives its connection back.
  server.setTimeout(120_000);
  return server;
}
