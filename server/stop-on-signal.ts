import type { Server } from 'node:http';

const GRACE_MS = 10_000;

/**
 * Ends the process on SIGINT or SIGTERM: no new connection, requests under way are answered within ten seconds,
 * and `finish` is awaited. A second signal ends it at once.
 */
export function stopOnSignal(server: Server, finish: () => Promise<void>): void {
  let isStopping = false;

  function stop() {
    if (isStopping) process.exit(1);
    isStopping = true;
    // Connections close right after the answer they are waiting for.
    server.keepAliveTimeout = 1;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    void Promise.all([closed, finish()]).finally(() => process.exit(0));
  }

  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
