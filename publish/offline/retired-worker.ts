import { scope } from './scope';
import { sendDeferred } from './send-deferred';

/** Takes the place of a worker that is not wanted any more, and removes itself with all that was kept. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    // What was promised to leave gets its chance.
    sendDeferred()
      .catch(() => undefined)
      .then(() => caches.keys())
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => scope.registration.unregister()),
  ),
);
