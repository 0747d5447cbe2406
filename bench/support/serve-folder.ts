import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { startServerProcess } from '@/tests/unit/server/support/server-process';
import { certificate } from './certificate';

/** `plainPort`: the same without encryption, whose handshakes the goals of first views do not know. */
export type ServedFolder = { port: number; plainPort: number; stop: () => Promise<void> };

/** Serves a folder with the embedded host over HTTPS, compressed copies and cache rules included. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const mailDir = mkdtempSync(join(tmpdir(), 'trame-bench-mail-'));
  const server = await startServerProcess({ OUT_DIR: folder, MAIL_DIR: mailDir });
  const door = createServer(certificate(), (visitor) => {
    const host = connect(server.port, '127.0.0.1');
    visitor.pipe(host).pipe(visitor);
    visitor.on('error', () => host.destroy());
    host.on('error', () => visitor.destroy());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    port: (door.address() as AddressInfo).port,
    plainPort: server.port,
    stop: async () => {
      door.close();
      await server.end('SIGTERM');
      rmSync(mailDir, { recursive: true, force: true });
    },
  };
}
