import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Remote = {
  folder: string;
  /** Runs a shell script on the server and returns what it prints. @throws, with what it complains, when it fails. */
  run: (script: string) => Promise<string>;
  /** Makes a folder on the server hold what one here holds, and returns the files that travelled. @throws likewise. */
  send: (from: string, to: string, options: readonly string[]) => Promise<string[]>;
};

/** The server and folder of `user@host:/srv/site`, reached by the `ssh` of this machine. @throws when it is none. */
export function openRemote(typed: string): Remote {
  const [, host, folder] = /^([^\s:/-][^\s:/]*):(\/[\w./-]+)$/.exec(typed) ?? [];
  if (!host || !folder) throw new Error(`« ${typed} » : écrivez utilisateur@serveur:/dossier`);
  return {
    folder,
    run: (script) => call('ssh', ['-o', 'BatchMode=yes', host, `set -e; ${script}`]),
    async send(from, to, options) {
      const way = ['--rsh=ssh -o BatchMode=yes', '--out-format=%n', ...options];
      const printed = await call('rsync', [...way, `${from}/`, `${host}:${to}/`]);
      return printed.split('\n').filter((line) => line !== '' && !/^deleting |\/$/.test(line));
    },
  };
}

async function call(command: string, args: string[]): Promise<string> {
  const called = promisify(execFile)(command, args, { maxBuffer: Infinity });
  const { stdout } = await called.catch((error: Error & { stderr?: string }) => {
    throw new Error(error.stderr?.trim() || error.message);
  });
  return stdout;
}
