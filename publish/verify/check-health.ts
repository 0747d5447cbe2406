import type { Fault } from '@/lib/rules/fault';
import { ask } from './ask';

/** What the embedded host says of itself (packages/mailer/src/host/health.ts); another mailer says nothing. */
export type HealthAnswer = Partial<Record<'status' | 'why', string>> &
  Partial<Record<'waiting' | 'keepDays', number>>;

const ROOM = 'Vérifiez la place et les droits du dossier MAIL_DIR, puis redémarrez le service.';
const SMTP =
  'Vérifiez SMTP_URL : compte et mot de passe (535, EAUTH), adresse et port (ECONNREFUSED, ETIMEDOUT) ; puis MAIL_DIR/failed. Rien n’est perdu.';

/** What the host of a mailer says of its health; nothing where none answers. */
export async function readHealth(mailer: URL): Promise<HealthAnswer | undefined> {
  try {
    const { body } = await ask(new URL('/healthz', mailer));
    const health = JSON.parse(body) as HealthAnswer | null;
    return health?.status ? health : undefined;
  } catch {
    return undefined;
  }
}

/** Causes that the host names itself, and what they mean; any other is a code of the relay's. */
const KNOWN: Record<string, Fault> = {
  'no-site': { message: 'aucune page n’est publiée', remedy: 'Publiez le site : deploy/publier.sh.' },
  'low-disk': { message: 'il reste peu de place pour les messages', remedy: ROOM },
  held: {
    message: 'des messages attendent demain : un réseau en envoie beaucoup',
    remedy: 'Lisez-les dans MAIL_DIR/new ; MAIL_LATER_A_DAY dit combien partent chaque jour.',
  },
};

/** Whether messages can be stored, and leave. */
export function* healthFaults({ status, why = 'cause inconnue' }: HealthAnswer): Iterable<Fault> {
  if (status !== 'error' && status !== 'stuck') return;
  const lack = status === 'error' ? 'aucun message ne peut être enregistré' : 'des messages ne partent pas';
  yield KNOWN[why] ?? { message: `${lack} (${why})`, remedy: status === 'error' ? ROOM : SMTP };
}
