import type { Fault } from '@/lib/rules/fault';
import { ask } from './ask';

/** What the embedded host says of itself (packages/mailer/src/host/health.ts); another mailer says nothing. */
export type Health = Partial<Record<'status' | 'why', string>> &
  Partial<Record<'waiting' | 'failed' | 'keepDays', number>>;

const ROOM = 'Vérifiez la place et les droits du dossier MAIL_DIR, puis redémarrez le service.';
const SMTP =
  'Vérifiez SMTP_URL : compte et mot de passe (535, EAUTH), adresse et port (ECONNREFUSED, ETIMEDOUT) ; puis MAIL_DIR/failed. Rien n’est perdu.';

/** What the host of a mailer says of its health; nothing where none answers. */
export async function readHealth(mailer: URL): Promise<Health | undefined> {
  try {
    const { body } = await ask(new URL('/healthz', mailer));
    const health = JSON.parse(body) as Health | null;
    return health?.status ? health : undefined;
  } catch {
    return undefined;
  }
}

/** Whether messages can be stored, and leave. */
export function* healthFaults({ status, why = 'cause inconnue', ...mails }: Health): Iterable<Fault> {
  const stuck = `${mails.waiting} message(s) en attente, ${mails.failed} refusé(s) par le serveur SMTP`;
  if (status === 'error') yield { message: `aucun message ne peut être enregistré (${why})`, remedy: ROOM };
  if (status === 'stuck') yield { message: `${stuck} (${why})`, remedy: SMTP };
}
