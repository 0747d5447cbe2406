import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '@/tests/unit/server/support/server-process';

export type ServedFolder = { port: number; stop: () => Promise<void> };

/** Serves a folder with the embedded host, compressed copies and cache rules included. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const mailDir = mkdtempSync(join(tmpdir(), 'trame-bench-mail-'));
  const server = await startServerProcess({ OUT_DIR: folder, MAIL_DIR: mailDir });
  return {
    port: server.port,
    stop: async () => {
      await server.end('SIGTERM');
      rmSync(mailDir, { recursive: true, force: true });
    },
  };
}
