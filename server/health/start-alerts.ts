import { errorCode, log } from '../kit/log';
import type { Health } from './read-health';

const REMIND_MS = 24 * 60 * 60_000;
const PATIENCE_MS = 10_000;

/** Tells the owner that messages are stuck or cannot be stored, at once, then once a day. Returns what ends it. */
export function startAlerts(health: () => Promise<Health>, url: string, checkMs = 60_000): () => void {
  let toldMs: number | undefined;

  async function check(): Promise<void> {
    const now = await health();
    if (now.status === 'ok') toldMs = undefined;
    else if (toldMs === undefined || performance.now() - toldMs >= REMIND_MS) {
      toldMs = performance.now();
      try {
        await tell(url, alertText(now));
        log('warn', 'owner-alerted', { status: now.status });
      } catch (error) {
        toldMs = undefined;
        log('error', 'alert-failed', { cause: errorCode(error) });
      }
    }
  }

  const timer = setInterval(() => void check(), checkMs).unref();
  return () => clearInterval(timer);
}

async function tell(url: string, text: string): Promise<void> {
  const { ok } = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // The name that chat services read.
    body: JSON.stringify({ text }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!ok) throw new Error('the webhook refused');
}

/** In the owner's words; nothing of what visitors wrote. */
function alertText({ status, cause, relayCode, waiting, oldestWaitingS = 0, failed }: Health): string {
  if (status === 'error')
    return `Le site ne peut plus enregistrer de messages (${cause ?? 'cause inconnue'}). Vérifiez le disque et les droits de MAIL_DIR.`;
  const oldestMin = Math.round(oldestWaitingS / 60);
  return [
    waiting && `${waiting} message(s) du site attendent, le plus ancien depuis ${oldestMin} min.`,
    failed && `${failed} message(s) ont été refusés et attendent dans « failed ».`,
    relayCode && `Dernière réponse du service SMTP : ${relayCode}.`,
    'Rien n’est perdu : ils sont sur le disque du serveur.',
  ]
    .filter(Boolean)
    .join(' ');
}
