import type { Subject } from './contract';
import { MOST_AGE_MS, type Unsent } from './kept';

/** A message to be sent once the network is back: `leaving` while its one request is under way, `unsure` without answer. */
export type Deferred = Unsent & {
  subject: Subject;
  state: 'waiting' | 'leaving' | 'sent' | 'refused' | 'unsure';
  /** When the request left, in epoch milliseconds. */
  leftAt?: number;
};

/** What wakes the worker when the network is back, and an empty cache's name, without which no device opens a base. */
export const LATER = 'envoi-differe';

/** No request lasts longer: who sent it is gone, and what became of it nobody knows. */
const MOST_LEAVING_MS = 90_000;

const STORE = 'envois';

/** Does something with the messages on the device, alone: no other page, and no worker, sees them meanwhile. */
async function alone<T>(work: (store: IDBObjectStore, all: Deferred[]) => T): Promise<T> {
  const opening = indexedDB.open('trame', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  const base = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = base.transaction(STORE, 'readwrite');
      const store = transaction.objectStore(STORE);
      let result: T;
      const reading = store.getAll() as IDBRequest<Deferred[]>;
      reading.onsuccess = () => (result = work(store, reading.result));
      // Only now is it on the device.
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    base.close();
  }
}

/** Takes a message in, to leave later. @throws when the device does not keep it. */
export async function defer(message: Omit<Deferred, 'state'>): Promise<void> {
  await caches.open(LATER);
  await alone((store) => void store.put({ ...message, state: 'waiting' }));
}

/** Whether there may be a message to speak of. */
export function hasDeferred(): Promise<boolean> {
  return caches.has(LATER);
}

/** Every message there is; what is older than a draft may be goes, and a request without an end is `unsure`. */
export async function readDeferred(): Promise<Deferred[]> {
  const left = await alone((store, all) => {
    const now = Date.now();
    return all.filter((message) => {
      const isOld = Math.abs(now - message.savedAt) > MOST_AGE_MS;
      if (isOld) store.delete(message.id);
      else if (message.state === 'leaving' && now - (message.leftAt ?? 0) > MOST_LEAVING_MS)
        store.put(Object.assign(message, { state: 'unsure' }));
      return !isOld;
    });
  });
  if (left.length === 0) await caches.delete(LATER);
  return left;
}

/** Hands out a message that waits, to whoever asks first, and to nobody else ever again. */
export async function takeOne(): Promise<Deferred | undefined> {
  await readDeferred();
  return alone((store, all) => {
    const message = all.find(({ state }) => state === 'waiting');
    if (message) store.put({ ...message, state: 'leaving', leftAt: Date.now() });
    return message;
  });
}

/** Says what became of a message that left. */
export function settle(message: Deferred, state: 'sent' | 'refused' | 'unsure'): Promise<void> {
  return alone((store) => void store.put({ ...message, state }));
}

/** Takes a message back, or forgets what became of it; `undefined` when it is leaving at this moment. */
export function recall(id: string): Promise<Deferred | undefined> {
  return alone((store, all) => {
    const message = all.find((one) => one.id === id && one.state !== 'leaving');
    if (message) store.delete(id);
    return message;
  });
}
