import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export type Remote = {
  /** Runs a shell script on the server and returns what it prints. @throws, with what it complains, when it fails. */
  run: (script: string, input?: Readable) => Promise<string>;
  folder: string;
};

/** The server and folder of `user@host:/srv/site`, reached by the `ssh` of this machine. @throws when it is none. */
export function openRemote(typed: string): Remote {
  const [, host, folder] = /^([^\s:/-][^\s:/]*):(\/[\w./-]+)$/.exec(typed) ?? [];
  if (!host || !folder) throw new Error(`« ${typed} » : écrivez utilisateur@serveur:/dossier`);
  return { folder, run: (script, input) => runOver(host, script, input) };
}

function runOver(host: string, script: string, input?: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    const ssh = spawn('ssh', ['-o', 'BatchMode=yes', host, `set -e; ${script}`], {
      stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    });
    const printed: Buffer[] = [];
    const complaints: Buffer[] = [];
    ssh.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
    ssh.stderr?.on('data', (chunk: Buffer) => complaints.push(chunk));
    ssh.on('error', reject);
    ssh.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(printed).toString());
      else reject(new Error(Buffer.concat(complaints).toString().trim() || `ssh : état ${code}`));
    });
    // A server that hangs up early says why itself.
    if (input && ssh.stdin) input.pipe(ssh.stdin).on('error', () => undefined);
  });
}
