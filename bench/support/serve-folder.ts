import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { certificate } from './certificate';

/** `plainPort`: the same without encryption, whose handshakes the goals of first views do not know. */
export type ServedFolder = { port: number; plainPort: number; stop: () => Promise<void> };

/** Serves a folder with the embedded host over HTTPS, compressed copies and cache rules included. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const mailDir = mkdtempSync(join(tmpdir(), 'trame-bench-mail-'));
  const host = await startHost({ OUT_DIR: folder, MAIL_DIR: mailDir });
  const door = createServer(certificate(), (visitor) => {
    const behind = connect(host.port, '127.0.0.1');
    visitor.pipe(behind).pipe(visitor);
    visitor.on('error', () => behind.destroy());
    behind.on('error', () => visitor.destroy());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    port: (door.address() as AddressInfo).port,
    plainPort: host.port,
    stop: async () => {
      door.close();
      await host.stop();
      rmSync(mailDir, { recursive: true, force: true });
    },
  };
}

let isBuilt = false;

/** The embedded host in a process of its own, from when it says where it listens. */
async function startHost(env: Record<string, string>) {
  if (!isBuilt) execFileSync('npm', ['run', '--silent', 'build:mailer'], { stdio: 'inherit' });
  isBuilt = true;
  const child = spawn(process.execPath, ['packages/mailer/dist/mailer.mjs'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', MAILER_CONFIG: 'mailer.json', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, digits] = /Site +http:\/\/\S+:(\d+)\n/.exec(said) ?? [];
      if (digits) resolve(Number(digits));
    });
    void exited.then(([code]) => reject(new Error(`the host ended with ${code}: ${said}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { port, stop };
}
