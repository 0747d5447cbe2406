import { setTimeout as pause } from 'node:timers/promises';
import { unless, type Fault } from './fault';
import { post, type MailerSettings } from './check-mailer';
import { ask } from './target';

/** What the embedded host says of itself; another mailer says nothing. */
type Health = {
  status?: string;
  cause?: string;
  relay?: string;
  relayCode?: string;
  waiting?: number;
  oldestWaitingS?: number;
  failed?: number;
};

/** One answer of the host serves everybody for ten seconds. */
const SETTLE_MS = 11_000;
const PATIENCE_MS = 90_000;

/** Whether messages can be stored and leave, as the mailer's own host tells; `isOwn` when it must tell. */
export async function checkHealth({ url }: MailerSettings, isOwn: boolean): Promise<Fault[]> {
  const health = await readHealth(url);
  if (health) return healthFaults(health);
  return unless(
    !isOwn,
    '/healthz ne répond pas : rien ne dit si les messages partent',
    'Passez aussi ce chemin au service de courrier : « location = /healthz » de deploy/nginx.conf.',
  );
}

/** Sends one message that says it is a trial, and waits until it has left. */
export async function checkTrial(mailer: MailerSettings, settleMs = SETTLE_MS): Promise<Fault[]> {
  const before = (await readHealth(mailer.url))?.failed ?? 0;
  const answer = await post(mailer, { body: JSON.stringify(trialMessage(mailer.origin)) });
  if (!answer || answer.status < 200 || answer.status > 299) {
    return unless(
      false,
      `le message d’essai est refusé (${answer?.status ?? 'sans réponse'})`,
      'Lisez le journal du service de courrier : « journalctl -u trame ».',
    );
  }
  await pause(settleMs);
  const deadlineMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const health = await readHealth(mailer.url);
    const hasLeft = !health || ((health.waiting ?? 0) === 0 && (health.failed ?? 0) <= before);
    if (hasLeft) return [];
    const found = healthFaults(health);
    if (found.length > 0) return found;
    if (performance.now() > deadlineMs) {
      return unless(
        false,
        `le message d’essai n’est pas parti après ${PATIENCE_MS / 1000} s (${health.waiting} en attente)`,
        'Lisez le journal du service de courrier : « journalctl -u trame ».',
      );
    }
    await pause(settleMs / 10);
  }
}

function trialMessage(origin: string) {
  const nowText = new Date().toISOString();
  return {
    sender_email: `essai@${new URL(origin).hostname}`,
    sender_name: 'Essai',
    organisation: 'Essai',
    sujet: 'Essai d’envoi du site',
    message: `Message d’essai de « npm run verifier », ${nowText}. Rien à faire : il prouve que les messages arrivent.`,
    noms: ['Essai', 'Essai'],
  };
}

async function readHealth(mailer: URL): Promise<Health | undefined> {
  try {
    const { body } = await ask(new URL('/healthz', mailer));
    const health = JSON.parse(String(body)) as Health | null;
    return typeof health?.status === 'string' ? health : undefined;
  } catch {
    return undefined;
  }
}

function healthFaults({ status, cause, relay, relayCode, waiting = 0, failed = 0 }: Health): Fault[] {
  return [
    ...unless(
      status !== 'error',
      `aucun message ne peut être enregistré (${cause ?? 'cause inconnue'})`,
      'Vérifiez la place et les droits du dossier MAIL_DIR, puis redémarrez le service.',
    ),
    ...unless(
      relay !== 'unreachable',
      `le serveur SMTP ne prend pas les messages (${relayCode ?? 'sans réponse'}) ; ${waiting} en attente`,
      'Vérifiez SMTP_URL : compte et mot de passe (codes 535, EAUTH), adresse et port (ECONNREFUSED, ETIMEDOUT). Rien n’est perdu : tout part dès que c’est corrigé.',
    ),
    ...unless(
      failed === 0,
      `${failed} message(s) refusé(s) par le serveur SMTP`,
      'Ils attendent dans MAIL_DIR/failed : lisez-les, et la cause dans le journal (« journalctl -u trame »).',
    ),
    ...unless(
      status === 'ok' || status === 'error' || relay === 'unreachable' || failed > 0,
      `des messages attendent depuis plus d’un quart d’heure (${waiting})`,
      'Lisez le journal du service de courrier : « journalctl -u trame ».',
    ),
  ];
}
