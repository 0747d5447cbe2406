import { isGenerousConnection } from '@/lib/rules/network';
import { workerPath } from '@/lib/rules/offline';
import * as names from './protocol';

/**
 * Starts the worker that keeps pages for a time without a network: once the first page is there or, where data is dear,
 * a while after the first touch, which may have been a link's: the page it leads to comes first. Once it is there, with
 * the forms it has fetched, the browser may prepare the one that this page leads to.
 */
export function keepOffline(): void {
  const { serviceWorker } = navigator;

  async function start() {
    try {
      // A page that is prepared keeps the browser from looking for a new worker by itself.
      if (serviceWorker.controller) await (await serviceWorker.ready).update();
      else await serviceWorker.register(workerPath);
      await serviceWorker.ready;
      document.documentElement.toggleAttribute(names.atRest, true);
    } catch {
      // No workers here, or no network now.
    }
  }

  if (isGenerousConnection()) addEventListener('load', start);
  else addEventListener('pointerdown', () => setTimeout(start, 2e3), { once: true });
}
