import type { Early } from './protocol';

/**
 * Starts the worker that keeps pages for a time without a network: once the first page is there or, where data is dear,
 * a while after the first touch, which may have been a link's: the page it leads to comes first. Self-contained: see early-script.tsx.
 */
export function keepOffline({ isGenerous, names }: Early): void {
  const { serviceWorker } = navigator;
  const start = () => serviceWorker && serviceWorker.register(names.worker).catch(() => undefined);
  addEventListener('pointerdown', () => setTimeout(start, 2e3), { once: true });
  addEventListener('load', () => isGenerous() && start());
}
