import type { Early } from './protocol';

/**
 * Starts the worker that keeps pages for a time without a network: at the first touch, or once the first page is there where
 * data is not dear. Self-contained: see early-script.tsx.
 */
export function keepOffline({ isGenerous, names }: Early): void {
  const { serviceWorker } = navigator;
  const start = () => serviceWorker && serviceWorker.register(names.worker).catch(() => undefined);
  addEventListener('pointerdown', start, { once: true });
  addEventListener('load', () => isGenerous() && start());
}
