import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './free-port';
import { ANSWER_MS } from './patience';

/**
 * A real SSH server on loopback for this user, with keys made for it, and an `ssh` before the system's that goes there.
 * Returns what a person would type before the colon, and the port.
 */
export async function startSshServer(
  folder: string,
): Promise<{ typed: string; port: number; stop: () => void }> {
  const port = await freePort();
  const path = (name: string) => join(folder, name);
  for (const key of ['host', 'user'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path(key)]);
  writeFileSync(path('authorized'), readFileSync(path('user.pub')));
  writeFileSync(
    path('server.conf'),
    `ListenAddress 127.0.0.1\nPort ${port}\nHostKey ${path('host')}\nAuthorizedKeysFile ${path('authorized')}
PidFile none\nStrictModes no\nUsePAM no\nPermitRootLogin yes\nPasswordAuthentication no\n`,
  );
  writeFileSync(
    path('client.conf'),
    `Host *\nPort ${port}\nIdentityFile ${path('user')}\nIdentitiesOnly yes\nStrictHostKeyChecking no\nUserKnownHostsFile /dev/null\nLogLevel ERROR\n`,
  );
  mkdirSync(path('bin'));
  writeFileSync(path('bin/ssh'), `#!/bin/sh\nexec /usr/bin/ssh -F ${path('client.conf')} "$@"\n`);
  chmodSync(path('bin/ssh'), 0o755);
  if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true });
  const server = spawn('/usr/sbin/sshd', ['-D', '-e', '-f', path('server.conf')], { stdio: 'ignore' });
  await vi.waitUntil(() => isHeard(port), { timeout: ANSWER_MS });
  const usualPath = process.env.PATH;
  process.env.PATH = `${path('bin')}:${usualPath}`;
  const stop = () => {
    process.env.PATH = usualPath;
    server.kill();
  };
  return { typed: `${userInfo().username}@127.0.0.1`, port, stop };
}

/** Whether somebody listens. */
function isHeard(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
