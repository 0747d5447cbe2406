import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptied } from '../../../support/ignore-env-files';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export type ServerProcess = {
  child: ChildProcess;
  port: number;
  printed: () => string;
  /** Ends it; resolves with its exit code, or `null` when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** A program of this project in a process of its own, with nothing in its environment but `env`; bundled, alone. */
export function runProgram(program: string, env: Record<string, string>): ChildProcess {
  const isBundled = program.endsWith('.mjs');
  return spawn(process.execPath, [...(isBundled ? [] : ['--import', 'tsx']), program], {
    cwd: isBundled ? dirname(program) : ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...emptied, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The real server, from when it says where it listens. */
export async function startServerProcess(
  env: Record<string, string>,
  program = 'server/main.ts',
): Promise<ServerProcess> {
  const child = runProgram(program, { PORT: '0', ...env });
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
