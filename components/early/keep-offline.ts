import { isGenerousConnection } from '@/lib/rules/network';
import { workerPath } from '@/lib/rules/offline';

/**
 * Starts the worker that keeps pages for a time without a network: once the first page is there or, where data is dear,
 * a while after the first touch, which may have been a link's: the page it leads to comes first.
 */
export function keepOffline(): void {
  const { serviceWorker } = navigator;
  const start = () => serviceWorker && serviceWorker.register(workerPath).catch(() => undefined);
  addEventListener('pointerdown', () => setTimeout(start, 2e3), { once: true });
  addEventListener('load', () => isGenerousConnection() && start());
}
