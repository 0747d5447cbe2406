import { faults, unless, type Fault } from './fault';
import { ask, type Answer } from './target';

/** How the forms reach their mailer: where, with which token, from a page of which origin. */
export type MailerSettings = { url: URL; token: string; origin: string };

const NO_MAILER =
  'Aucun service de courrier à cette adresse : sur un hébergement de fichiers, construisez avec NEXT_PUBLIC_MAILER_URL=https://… ; derrière nginx ou Caddy, démarrez host.mjs (systemctl start trame) et passez-lui ce chemin comme dans deploy/.';

/**
 * Asks the mailer what a browser asks before it sends a form, then sends an empty message, which is refused for its
 * fields where the token is right. Nothing is delivered.
 */
export async function checkMailer(mailer: MailerSettings): Promise<Fault[]> {
  const preflight = await post(mailer, { method: 'OPTIONS' });
  const found = preflight ? preflightFaults(preflight, mailer.origin) : unreachable(mailer);
  if (found.length > 0) return found;
  const answer = await post(mailer, { body: '{}' });
  return answer ? emptyMessageFaults(answer, mailer.origin) : unreachable(mailer);
}

/** One request as a page of the site makes it; `undefined` when nothing answers. */
export async function post(
  { url, token, origin }: MailerSettings,
  init: { method?: string; body?: string },
): Promise<Answer | undefined> {
  const headers: Record<string, string> = init.body
    ? { Origin: origin, Authorization: token, 'Content-Type': 'application/json' }
    : {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      };
  return ask(url, { method: 'POST', headers, ...init }).catch(() => undefined);
}

/** The code our mailer gives its refusals; another mailer gives none. */
function codeOf({ body }: Answer): string {
  return /"code":\s*"([a-z-]+)"/.exec(String(body))?.[1] ?? '';
}

function unreachable({ url }: MailerSettings): Fault[] {
  return [{ said: `${url} ne répond pas`, remedy: NO_MAILER }];
}

function preflightFaults(answer: Answer, origin: string): Fault[] {
  const { status, headers } = answer;
  if (status === 403) return refusedOrigin(origin);
  if (status < 200 || status > 299) {
    return [{ said: `répond ${status} à la question préalable du navigateur`, remedy: NO_MAILER }];
  }
  const allowedOrigin = headers.get('access-control-allow-origin');
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  if (allowedOrigin === null) {
    return [{ said: 'n’autorise aucune page à lui écrire (Access-Control-Allow-Origin)', remedy: NO_MAILER }];
  }
  if (allowedOrigin !== '*' && allowedOrigin !== origin) return refusedOrigin(origin);
  return faults('Faites nommer ces en-têtes par le service de courrier (docs/decisions/004).', [
    // A wildcard never covers Authorization.
    ...(allowed.includes('authorization')
      ? []
      : ['ne nomme pas Authorization dans Access-Control-Allow-Headers']),
    ...(allowed.includes('content-type') || allowed.includes('*')
      ? []
      : ['ne nomme pas Content-Type dans Access-Control-Allow-Headers']),
  ]);
}

function refusedOrigin(origin: string): Fault[] {
  return faults(
    `Derrière nginx, transmettez l’hôte avec son port : « proxy_set_header Host $http_host; ». Pour un autre domaine, démarrez le service avec MAILER_ALLOWED_ORIGINS=${origin}.`,
    [`refuse les messages des pages de ${origin}`],
  );
}

function emptyMessageFaults(answer: Answer, origin: string): Fault[] {
  const { status } = answer;
  if (codeOf(answer) === 'origin-refused') return refusedOrigin(origin);
  if (status === 401 || status === 403) {
    return faults(
      'Donnez au service (MAILER_TOKEN) et à la construction (NEXT_PUBLIC_MAILER_TOKEN) la même valeur, reconstruisez et publiez.',
      [`refuse le jeton du site (${status}) : aucun message ne passerait`],
    );
  }
  if (status === 404 || status === 405 || status >= 500) {
    return [{ said: `répond ${status} à un message`, remedy: NO_MAILER }];
  }
  return unless(
    status >= 400,
    `accepte un message vide (${status})`,
    'Le service doit refuser par 4xx ce qu’il ne peut pas remettre (docs/decisions/004).',
  );
}
