import { faults, unless, type Fault } from './report';
import { ask, type Answer } from './target';

/** How the forms reach their mailer: where, with which token, from a page of which origin. */
export type MailerSettings = { url: URL; token: string; origin: string };

const NO_MAILER =
  'Aucun service de courrier à cette adresse : sur un hébergement de fichiers, construisez avec NEXT_PUBLIC_MAILER_URL=https://… ; derrière nginx ou Caddy, démarrez host.mjs (systemctl start trame) et passez-lui ce chemin comme dans deploy/.';
const WRONG_TOKEN =
  'Donnez au service (MAILER_TOKEN) et à la construction (NEXT_PUBLIC_MAILER_TOKEN) la même valeur, reconstruisez et publiez.';

/**
 * Asks the mailer what a browser asks before it sends a form, then sends an empty message, which is refused for its
 * fields where the token is right. Nothing is delivered.
 */
export async function checkMailer(mailer: MailerSettings): Promise<Fault[]> {
  const preflight = await post(mailer);
  const found = preflight ? preflightFaults(preflight, mailer) : unreachable(mailer);
  if (found.length > 0) return found;
  const answer = await post(mailer, '{}');
  return answer ? emptyMessageFaults(answer, mailer) : unreachable(mailer);
}

/** One request as a page of the site makes it, the question before it where it has no body; `undefined` without answer. */
export async function post(
  { url, token, origin }: MailerSettings,
  body?: string,
): Promise<Answer | undefined> {
  const method = body === undefined ? 'OPTIONS' : 'POST';
  const headers: HeadersInit =
    body === undefined
      ? {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization,content-type',
        }
      : { Origin: origin, Authorization: token, 'Content-Type': 'application/json' };
  return ask(url, { method, headers, body }).catch(() => undefined);
}

function unreachable({ url }: MailerSettings): Fault[] {
  return faults(NO_MAILER, [`${url} ne répond pas`]);
}

function preflightFaults({ status, headers }: Answer, { origin }: MailerSettings): Fault[] {
  const allowedOrigin = headers.get('access-control-allow-origin') ?? undefined;
  if (status === 403 || ![undefined, '*', origin].includes(allowedOrigin)) return refusedOrigin(origin);
  if (status < 200 || status > 299)
    return faults(NO_MAILER, [`répond ${status} à la question préalable du navigateur`]);
  if (allowedOrigin === undefined)
    return faults(NO_MAILER, ['n’autorise aucune page à lui écrire (Access-Control-Allow-Origin)']);
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  // A wildcard never covers Authorization.
  const missing = ['Authorization', ...(allowed.includes('*') ? [] : ['Content-Type'])];
  return faults(
    'Faites nommer ces en-têtes par le service de courrier (docs/decisions/004).',
    missing
      .filter((name) => !allowed.includes(name.toLowerCase()))
      .map((name) => `ne nomme pas ${name} dans Access-Control-Allow-Headers`),
  );
}

function refusedOrigin(origin: string): Fault[] {
  return faults(
    `Derrière nginx, transmettez l’hôte avec son port : « proxy_set_header Host $http_host; ». Pour un autre domaine, démarrez le service avec MAILER_ALLOWED_ORIGINS=${origin}.`,
    [`refuse les messages des pages de ${origin}`],
  );
}

function emptyMessageFaults({ status, body }: Answer, { origin }: MailerSettings): Fault[] {
  // The code that our mailer gives; another's 403 is taken for the token's.
  if (/"code":\s*"origin-refused"/.test(String(body))) return refusedOrigin(origin);
  if (status === 401 || status === 403)
    return faults(WRONG_TOKEN, [`refuse le jeton du site (${status}) : aucun message ne passerait`]);
  if (status === 404 || status === 405 || status >= 500)
    return faults(NO_MAILER, [`répond ${status} à un message`]);
  return unless(
    status >= 400,
    `accepte un message vide (${status})`,
    'Le service doit refuser par 4xx ce qu’il ne peut pas remettre (docs/decisions/004).',
  );
}
