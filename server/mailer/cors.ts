import type { IncomingMessage, ServerResponse } from 'node:http';
import { MailError } from './mail-error';

const PREFLIGHT_MAX_AGE_S = 7200;

/**
 * Tells the browser whether the page that asks may read the answer.
 * @throws MailError 403 for a page of an origin that is neither the mailer's own nor allowed.
 */
export function applyCors(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: readonly string[],
): void {
  response.setHeader('Vary', 'Origin');
  const { origin, host } = request.headers;
  // No origin: not sent by a page of another site, and therefore not CORS.
  if (origin === undefined) return;
  if (!allowed.includes(origin) && !isSameOrigin(origin, host)) {
    throw new MailError(
      403,
      'origin-refused',
      'Ce site n’est pas autorisé à envoyer des messages par ce service.',
    );
  }
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
}

/** Answers the question a browser asks before a cross-origin request. */
export function sendPreflight(response: ServerResponse): void {
  response
    .writeHead(204, {
      'Access-Control-Allow-Methods': 'POST',
      // Named one by one: a wildcard never covers Authorization.
      'Access-Control-Allow-Headers': 'authorization, content-type',
      'Access-Control-Max-Age': PREFLIGHT_MAX_AGE_S,
    })
    .end();
}

/** Compared by host only: behind a proxy that speaks TLS, the scheme seen here is not the visitor's. */
export function isSameOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
