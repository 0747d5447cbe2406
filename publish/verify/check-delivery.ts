import { setTimeout as pause } from 'node:timers/promises';
import { mailerBody } from '@/lib/rules/lead/contract';
import { faults, type Fault } from '@/lib/rules/fault';
import { post, type MailerSettings } from './check-mailer';
import { ask } from './ask';

/** What the embedded host says of itself; another mailer says nothing. */
type Health = Partial<Record<'status' | 'since' | 'why', string>> &
  Partial<Record<'waiting' | 'failed' | 'keepDays', number>>;

/** One answer of the host serves everybody for ten seconds. */
const SETTLE_MS = 11_000;
const PATIENCE_MS = 90_000;

const JOURNAL = 'Lisez le journal du service de courrier : « journalctl -u trame ».';
const HEALTHZ =
  'Passez aussi ce chemin au service de courrier : « location = /healthz » de deploy/nginx.conf.';
const KEEPING =
  'Retirez MAIL_KEEP_DAYS des réglages du service, ou mettez le même nombre dans content/agency.ts (legal.keptDays), et publiez.';
const ROOM = 'Vérifiez la place et les droits du dossier MAIL_DIR, puis redémarrez le service.';
const SMTP =
  'Vérifiez SMTP_URL : compte et mot de passe (535, EAUTH), adresse et port (ECONNREFUSED, ETIMEDOUT) ; puis MAIL_DIR/failed. Rien n’est perdu.';

/** Whether messages can be stored and leave, as the mailer's own host tells; `isOwn` when it must tell. */
export async function checkHealth({ url, keptDays }: MailerSettings, isOwn: boolean): Promise<Fault[]> {
  const health = await readHealth(url);
  if (!health)
    return faults(HEALTHZ, [isOwn && '/healthz ne répond pas : rien ne dit si les messages partent']);
  const { keepDays = keptDays } = health;
  const kept = keepDays ? `efface les messages après ${keepDays} jours` : 'garde les messages pour toujours';
  const promise = `${kept}, la page de confidentialité en promet ${keptDays}`;
  return [...healthFaults(health), ...faults(KEEPING, [keepDays !== keptDays && promise])];
}

/** Sends one message that says it is a trial, and waits until it has left. */
export async function checkTrial(mailer: MailerSettings): Promise<Fault[]> {
  const sender = { name: 'Essai', email: `essai@${new URL(mailer.origin).hostname}`, company: 'Essai' };
  const text = `Message d’essai de « npm run verifier », ${new Date().toISOString()}. Rien à faire : il prouve que les messages arrivent.`;
  const body = { ...mailerBody('contact', sender, text, 'Essai'), sujet: 'Essai d’envoi du site' };
  const answer = await post(mailer, JSON.stringify(body));
  if (!answer || answer.status < 200 || answer.status > 299)
    return faults(JOURNAL, [`le message d’essai est refusé (${answer?.status ?? 'sans réponse'})`]);
  await pause(SETTLE_MS);
  for (const startMs = performance.now(); performance.now() - startMs < PATIENCE_MS;) {
    const health = await readHealth(mailer.url);
    const found = health ? healthFaults(health) : [];
    if (found.length > 0 || !health?.waiting) return found;
    await pause(1_000);
  }
  return faults(JOURNAL, [`le message d’essai n’est pas parti après ${PATIENCE_MS / 1000} s`]);
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

function healthFaults({ status, since, why = 'cause inconnue', waiting = 0, failed = 0 }: Health): Fault[] {
  if (status === 'ok') return [];
  if (status === 'error') return faults(ROOM, [`aucun message ne peut être enregistré (${why})`]);
  return faults(SMTP, [
    waiting > 0 && `${waiting} message(s) en attente depuis ${since ?? 'longtemps'} (${why})`,
    failed > 0 && `${failed} message(s) refusé(s) par le serveur SMTP (${why})`,
  ]);
}
