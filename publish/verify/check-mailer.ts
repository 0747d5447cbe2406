import { faults, type Fault } from '@/lib/rules/fault';
import { ask, type Answer } from './ask';

/** How the forms reach their mailer: where, with which token, from a page of which origin. */
export type MailerSettings = {
  url: URL;
  token: string;
  origin: string;
  /** Days after which the privacy page promises that a message is erased. */
  keptDays: number;
};

const NO_MAILER =
  'Aucun service de courrier à cette adresse : sur un hébergement de fichiers, construisez avec NEXT_PUBLIC_MAILER_URL=https://… ; ailleurs, démarrez-le (deploy/README.md).';
const WRONG_TOKEN =
  'Donnez au service (MAILER_TOKEN) et à la construction (NEXT_PUBLIC_MAILER_TOKEN) la même valeur, reconstruisez et publiez.';

/** Asks what a browser asks before it sends a form, then sends an empty message, refused for its fields where all is right. */
export async function checkMailer(mailer: MailerSettings): Promise<Fault[]> {
  const preflight = await post(mailer);
  const found = preflight ? preflightFaults(preflight, mailer) : unreachable(mailer);
  if (found.length > 0) return found;
  const answer = await post(mailer, '{}');
  return answer ? emptyMessageFaults(answer, mailer) : unreachable(mailer);
}

/** One request as a page of the site makes it, the question before it where it has no body; `undefined` without answer. */
export async function post({ url, token, origin }: MailerSettings, body?: string) {
  const asking = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type',
  };
  const sending = { Authorization: token, 'Content-Type': 'application/json' };
  const [method, own] = body === undefined ? ['OPTIONS', asking] : ['POST', sending];
  return ask(url, { method, headers: { Origin: origin, ...own }, body }).catch(() => undefined);
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
  const needed = ['Authorization', ...(allowed.includes('*') ? [] : ['Content-Type'])];
  const missing = needed.filter((name) => !allowed.includes(name.toLowerCase()));
  const messages = missing.map((name) => `ne nomme pas ${name} dans Access-Control-Allow-Headers`);
  return faults('Faites nommer ces en-têtes par le service de courrier (docs/decisions/004).', messages);
}

function refusedOrigin(origin: string): Fault[] {
  const remedy = `Derrière nginx, transmettez l’hôte avec son port : « proxy_set_header Host $http_host; ». Pour un autre domaine, démarrez le service avec MAILER_ALLOWED_ORIGINS=${origin}.`;
  return faults(remedy, [`refuse les messages des pages de ${origin}`]);
}

function emptyMessageFaults({ status, body }: Answer, { origin }: MailerSettings): Fault[] {
  // The code that our mailer gives; another's 403 is taken for the token's.
  if (/"code":\s*"origin-refused"/.test(String(body))) return refusedOrigin(origin);
  if (status === 401 || status === 403)
    return faults(WRONG_TOKEN, [`refuse le jeton du site (${status}) : aucun message ne passerait`]);
  if (status === 404 || status === 405 || status >= 500)
    return faults(NO_MAILER, [`répond ${status} à un message`]);
  return faults('Le service doit refuser par 4xx ce qu’il ne peut pas remettre (docs/decisions/004).', [
    status < 400 && `accepte un message vide (${status})`,
  ]);
}
