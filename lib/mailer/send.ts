import type { MailerBody } from './body';
import { mailerUrl, publicToken } from './config';

/** How long a request may take before it is given up, in milliseconds. */
const SEND_TIMEOUT_MS = 60_000;

export type SendOutcome = 'sent' | 'failed';

/**
 * Posts one message to the mailer and says whether it was accepted. Only the status counts: any 2xx is a success;
 * a redirect is a failure, since following it would turn the POST into a GET. Never throws: every cause of failure
 * (status, network, time-out, offline) is logged to the console and answered `failed`.
 */
export async function sendMessage(body: MailerBody): Promise<SendOutcome> {
  const controller = new AbortController();
  // Not AbortSignal.timeout: it is newer than the oldest browsers the site supports.
  const timer = setTimeout(() => controller.abort(), SEND_TIMEOUT_MS);
  try {
    if (!navigator.onLine) throw new Error('offline');
    const response = await fetch(mailerUrl(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: publicToken() },
      body: JSON.stringify(body),
      credentials: 'omit',
      redirect: 'manual',
      signal: controller.signal,
    });
    if (!response.ok) throw new Error(`mailer answered ${response.status}`);
    return 'sent';
  } catch (error) {
    console.error('The message could not be sent:', error);
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
