import type { Server } from 'node:http';

const GRACE_MS = 10_000;

/** Ends the process on SIGINT or SIGTERM, once requests under way and `finish` are done or ten seconds over; at once on a second. */
export function stopOnSignal(server: Server, finish: () => Promise<void>): void {
  let isStopping = false;

  function stop() {
    if (isStopping) process.exit(1);
    isStopping = true;
    // Connections close right after the answer they are waiting for.
    server.keepAliveTimeout = 1;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const patience = new Promise<void>((resolve) => setTimeout(resolve, GRACE_MS));
    void Promise.race([Promise.all([closed, finish()]), patience]).finally(() => process.exit(0));
  }

  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
