import { setTimeout as pause } from 'node:timers/promises';
import { agency } from '@/content/agency';
import { forms } from '@/content/forms';
import { mailerBody } from '@/lib/rules/lead/contract';
import { publicToken } from '@/lib/rules/lead/mailer';
import { ask, type Findings } from './ask';
import { healthFaults, readHealth } from './check-health';

/** One answer of the host serves everybody for ten seconds. */
const SETTLE_MS = 11_000;

const NO_MAILER =
  'Aucun service de courrier à cette adresse : sur un hébergement de fichiers, construisez avec NEXT_PUBLIC_MAILER_URL=https://… ; ailleurs, démarrez-le (deploy/README.md).';
const REFUSED =
  'Derrière nginx : « proxy_set_header Host $http_host; ». Pour un autre domaine, nommez-le dans MAILER_ALLOWED_ORIGINS ; un autre service doit aussi autoriser Authorization et Content-Type (docs/decisions/004).';
const WRONG_TOKEN =
  'Donnez au service (MAILER_TOKEN) et à la construction (NEXT_PUBLIC_MAILER_TOKEN) la même valeur, reconstruisez et publiez.';
const HEALTHZ =
  'Passez aussi ce chemin au service : « proxy_pass » de « location / », dans deploy/nginx.conf.';
const KEEPING =
  'Retirez MAIL_KEEP_DAYS des réglages du service, ou mettez le même nombre dans content/agency.ts (legal.keptDays), et publiez.';
const JOURNAL = 'Lisez le journal du service de courrier : « journalctl -u trame ».';

/** What keeps messages of the site's pages from leaving, found with an empty one, refused for its fields where all is right. */
export async function* mailerFaults(mailer: URL, origin: string): Findings {
  const { keptDays } = agency.legal;
  const isOwn = mailer.origin === origin;
  const { status, body } = await post(mailer, origin, '{}');
  // A host of files alone answers anything to a message, even that all is well.
  if (status < 400 || status === 404 || status === 405 || status >= 500)
    yield { message: `répond ${status} à un message vide`, remedy: NO_MAILER };
  // The code that our mailer gives; another's 403 is taken for the token's.
  else if (body.includes('"origin-refused"') || !(isOwn || (await isOpen(mailer, origin))))
    yield { message: `refuse les messages des pages de ${origin}`, remedy: REFUSED };
  else if (status === 401 || status === 403)
    yield { message: `refuse le jeton du site (${status})`, remedy: WRONG_TOKEN };

  const health = await readHealth(mailer);
  if (health) yield* healthFaults(health);
  else if (isOwn)
    yield { message: '/healthz ne répond pas : rien ne dit si les messages partent', remedy: HEALTHZ };
  const { keepDays = keptDays } = health ?? {};
  const kept = keepDays ? `efface les messages après ${keepDays} jours` : 'garde les messages pour toujours';
  if (keepDays !== keptDays)
    yield { message: `${kept}, la page de confidentialité en promet ${keptDays}`, remedy: KEEPING };
}

/** Sends one message that says it is a trial, and waits until it has left. */
export async function* trialFaults(mailer: URL, origin: string): Findings {
  const sender = { name: 'Essai', email: `essai@${new URL(origin).hostname}`, company: 'Essai' };
  const text = `Message d’essai de « npm run verifier », ${new Date().toISOString()}. Rien à faire : il prouve que les messages arrivent.`;
  const body = mailerBody(forms.contact.subject, sender, text, 'Essai');
  const { status } = await post(mailer, origin, JSON.stringify(body));
  if (status > 299) return yield { message: `le message d’essai est refusé (${status})`, remedy: JOURNAL };
  for (let turn = 0; turn < 8; turn++) {
    await pause(SETTLE_MS);
    const health = (await readHealth(mailer)) ?? {};
    const found = [...healthFaults(health)];
    if (found.length > 0 || !health.waiting) return yield* found;
    console.log(
      `  le message d’essai attend depuis ${((turn + 1) * SETTLE_MS) / 1000} s (${health.why ?? 'en cours'})`,
    );
  }
  yield { message: `le message d’essai n’est pas parti après ${(8 * SETTLE_MS) / 1000} s`, remedy: JOURNAL };
}

/** Whether a mailer of another origin answers what a browser asks it before it sends a form. */
async function isOpen(mailer: URL, origin: string): Promise<boolean> {
  const asking = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type',
  };
  const { status, headers } = await ask(mailer, { method: 'OPTIONS', headers: asking });
  const allowed = (what: string) => headers.get(`access-control-allow-${what}`) ?? '';
  // A wildcard never covers Authorization.
  const isNamed = [/authorization/i, /content-type|\*/i].every((name) => name.test(allowed('headers')));
  return status < 300 && ['*', origin].includes(allowed('origin')) && isNamed;
}

function post(mailer: URL, origin: string, body: string) {
  const headers = { Origin: origin, Authorization: publicToken(), 'Content-Type': 'application/json' };
  return ask(mailer, { method: 'POST', headers, body });
}
