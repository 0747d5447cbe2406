import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export type ServerProcess = {
  child: ChildProcess;
  port: number;
  printed: () => string;
  /** Ends it; resolves with its exit code, or `null` when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** A program of this project in a process of its own, with nothing in its environment but `env`. */
export function runProgram(program: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The real server, from when it says where it listens. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = runProgram('server/main.ts', { PORT: '0', ...env });
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
