import { MAILER_TIMEOUT_MS, type MailerBody } from './contract';
import { mailerUrl, publicToken } from './mailer';

/**
 * `busy`: unsent too, too much came from this network; `unsure`: no answer of the mailer's came, so it may or may not have the
 * message.
 */
export type SendOutcome = 'sent' | 'unsent' | 'busy' | 'unsure';

/** Posts one message and says what became of it: any 2xx is a success, a redirect is none. Never throws: failures are logged. */
export async function sendMessage(body: MailerBody): Promise<SendOutcome> {
  if (!navigator.onLine) {
    console.error('The message could not be sent: the device is offline.');
    return 'unsent';
  }
  const deadline = abortAfter(MAILER_TIMEOUT_MS);
  try {
    const response = await fetch(mailerUrl(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: publicToken() },
      body: JSON.stringify(body),
      credentials: 'omit',
      redirect: 'manual',
      signal: deadline.signal,
    });
    if (response.ok) return 'sent';
    console.error(`The message could not be sent: the mailer answered ${response.status}.`);
    // A proxy that lost the mailer's answer does not know either.
    if ([502, 504].includes(response.status) || response.status >= 520) return 'unsure';
    return response.status === 429 ? 'busy' : 'unsent';
  } catch (error) {
    console.error('The message could not be sent:', error);
    return 'unsure';
  } finally {
    deadline.cancel();
  }
}

/** A signal that aborts after real time: a frozen tab's timers stand still, and AbortSignal.timeout is too new for old phones. */
function abortAfter(delayMs: number) {
  const controller = new AbortController();
  const startedAt = Date.now();
  const timer = setTimeout(() => controller.abort(), delayMs);
  const checkClock = () => {
    if (Date.now() - startedAt >= delayMs) controller.abort();
  };
  document.addEventListener('visibilitychange', checkClock);
  return {
    signal: controller.signal,
    cancel() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkClock);
    },
  };
}
