import { setTimeout as pause } from 'node:timers/promises';

export const POLL_MS = 100;
const LIMIT_MS = 120_000;

/** Waits until a page has not been busy for so long. @throws where it does not come to rest */
export async function quietSince(quietMs: number, isBusy: () => Promise<boolean>): Promise<void> {
  const deadlineMs = performance.now() + LIMIT_MS;
  let quietSinceMs = performance.now();
  while (performance.now() - quietSinceMs < quietMs) {
    if (performance.now() > deadlineMs) throw new Error('a page does not come to rest');
    await pause(POLL_MS);
    if (await isBusy()) quietSinceMs = performance.now();
  }
}
