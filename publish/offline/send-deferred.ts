import { settle, takeOne } from '@/lib/rules/lead/outbox';
import { sendMessage } from '@/lib/rules/lead/send';
import { workerPath } from '@/lib/rules/offline';

const STATES = { sent: 'sent', failed: 'refused', uncertain: 'unsure' } as const;

/**
 * Sends every message that waits, each by one request. @throws when there is no way to the site: nothing has left then,
 * and the browser tries again later.
 */
export async function sendDeferred(): Promise<void> {
  await fetch(workerPath, { method: 'HEAD', cache: 'no-store' });
  for (let message = await takeOne(); message; message = await takeOne())
    await settle(message, STATES[await sendMessage(message.body)]);
}
