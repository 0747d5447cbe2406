import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleHost } from '@/publish/hosts/bundle';
import { emptied } from '../../../support/ignore-env-files';

const folder = mkdtempSync(join(tmpdir(), 'trame-host-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The host as its owner installs it: one script, in a folder of its own. */
export const hostScript = join(folder, 'host.mjs');
const bundling = bundleHost(hostScript);

export type ServerProcess = {
  child: ChildProcess;
  port: number;
  printed: () => string;
  /** Ends it; resolves with its exit code, or `null` when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** A program in a process of its own, with nothing in its environment but `env`. */
export function runProgram(args: string[], env: Record<string, string>, cwd = '.'): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...emptied, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The real host, beside which nothing is installed. */
export async function runHost(env: Record<string, string>): Promise<ChildProcess> {
  await bundling;
  return runProgram([hostScript], { PORT: '0', ...env }, folder);
}

/** The same, from when it says where it listens. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = await runHost(env);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  let text = '';
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const match = /Site +http:\/\/[^ ]+:(\d+)\n/.exec(text);
      if (match) resolve(Number(match[1]));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void exited.then((code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  return { child, port, printed: () => text, end };
}
