import MailComposer from 'nodemailer/lib/mail-composer';
import { errorCode } from '../kit/error-code';
import type { Log } from '../kit/log';
import type { Send } from '../mailer/smtp-sender';
import type { Health } from './read-health';

export type AlertConfig = {
  /** Told by the relay too, at other addresses than the messages go to. */
  mailTo: string[];
  webhookUrl: string | undefined;
};

type Parts = { health: () => Promise<Health>; tell: (text: string) => Promise<void>; log: Log };

const CHECK_MS = 60_000;
const REMIND_MS = 24 * 60 * 60_000;
const WEBHOOK_PATIENCE_MS = 10_000;

/** Tells the owner, by a second way, that messages are stuck or cannot be stored: at once, then once a day. */
export function startAlerts({ health, tell, log }: Parts, checkMs = CHECK_MS): () => void {
  let toldMs: number | undefined;

  async function check(): Promise<void> {
    const now = await health();
    if (now.status === 'ok') {
      toldMs = undefined;
      return;
    }
    if (toldMs !== undefined && performance.now() - toldMs < REMIND_MS) return;
    toldMs = performance.now();
    try {
      await tell(alertText(now));
      log('warn', 'owner-alerted', { status: now.status });
    } catch (error) {
      toldMs = undefined;
      log('error', 'alert-failed', { cause: errorCode(error) });
    }
  }

  const timer = setInterval(() => void check(), checkMs).unref();
  return () => clearInterval(timer);
}

/** Both ways of telling, whichever is configured. @throws when none of them worked. */
export function createTeller({ mailTo, webhookUrl }: AlertConfig, from: string, send: Send | undefined) {
  return async (text: string): Promise<void> => {
    const ways = [
      ...(webhookUrl ? [postTo(webhookUrl, text)] : []),
      ...(send && mailTo.length > 0 ? [mail(send, from, mailTo, text)] : []),
    ];
    await Promise.any(ways);
  };
}

async function postTo(url: string, text: string): Promise<void> {
  const { ok } = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // The name that chat services read.
    body: JSON.stringify({ text }),
    signal: AbortSignal.timeout(WEBHOOK_PATIENCE_MS),
  });
  if (!ok) throw new Error('the webhook refused');
}

async function mail(send: Send, from: string, to: string[], text: string): Promise<void> {
  const eml = await new MailComposer({ from, to, subject: 'Messages du site en attente', text })
    .compile()
    .build();
  const { kind } = await send(eml, to);
  if (kind !== 'sent') throw new Error('the relay refused');
}

/** In the owner's words; nothing of what visitors wrote. */
function alertText({
  status,
  cause,
  relayCode,
  waiting = 0,
  oldestWaitingS = 0,
  failed = 0,
}: Health): string {
  if (status === 'error') {
    return `Le site ne peut plus enregistrer de messages (${cause ?? 'cause inconnue'}). Vérifiez le disque et les droits de MAIL_DIR.`;
  }
  const minutes = Math.round(oldestWaitingS / 60);
  return [
    waiting > 0 ? `${waiting} message(s) du site attendent, le plus ancien depuis ${minutes} min.` : '',
    failed > 0 ? `${failed} message(s) ont été refusés et attendent dans « failed ».` : '',
    relayCode ? `Dernière réponse du service SMTP : ${relayCode}.` : '',
    'Rien n’est perdu : ils sont sur le disque du serveur.',
  ]
    .filter(Boolean)
    .join(' ');
}
