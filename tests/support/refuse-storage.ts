import type { BrowserContext } from 'playwright/test';

/** A device that keeps nothing: it has no storage, or its storage is full. */
export function refuseStorage(context: BrowserContext, how: 'off' | 'full') {
  return context.addInitScript((isFull) => {
    const refuse = () => {
      throw new DOMException('refused', isFull ? 'QuotaExceededError' : 'SecurityError');
    };
    if (isFull) Storage.prototype.setItem = refuse;
    else Object.defineProperty(window, 'localStorage', { get: refuse });
  }, how === 'full');
}
