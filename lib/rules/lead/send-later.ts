import { tellPath } from '@/lib/rules/offline';
import { LATER, defer, type Deferred } from './outbox';

type Syncing = ServiceWorkerRegistration & { sync?: { register: (name: string) => Promise<void> } };

/** Whether this device has who sends a message when its page is closed. */
export function canSendLater(): boolean {
  return Boolean(navigator.serviceWorker?.controller) && 'indexedDB' in window;
}

/** Leaves a message to the worker, and says on this page what becomes of it; false when the device does not take it. */
export async function sendLater(message: Omit<Deferred, 'state'>): Promise<boolean> {
  try {
    await defer(message);
  } catch (error) {
    console.error('The message could not be kept for later:', error);
    return false;
  }
  const script = document.createElement('script');
  script.src = tellPath;
  document.body.append(script);
  const registration: Syncing = await navigator.serviceWorker.ready;
  // Where the browser wakes nobody, or refuses to, a page that is open asks the worker itself.
  await registration.sync?.register(LATER).catch(() => undefined);
  return true;
}
