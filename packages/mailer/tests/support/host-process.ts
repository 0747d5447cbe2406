import { spawn } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { file } from './site';
import { temporaryFolder } from './temporary-folder';

type Options = { env?: Record<string, string>; settings?: object; folder?: string };

/** The built host in a process of its own, in a folder that holds nothing else but its `mailer.json`. */
export function runHost({ env = {}, settings = {}, folder }: Options = {}) {
  const cwd = folder ?? temporaryFolder({ 'mailer.json': JSON.stringify({ ...file, ...settings }) });
  copyFileSync(resolve('dist/mailer.mjs'), join(cwd, 'mailer.mjs'));
  const child = spawn(process.execPath, ['mailer.mjs'], {
    cwd,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const ended = new Promise<number | null>((end) => child.once('close', (code) => end(code)));
  const end = (signal: NodeJS.Signals) => (child.kill(signal), ended);
  return { child, cwd, said, ended, end };
}

/** The same, from when it says where it listens. */
export async function startHostProcess(options?: Options) {
  const host = runHost(options);
  const listens = /Site +http:\/\/\S+:(\d+)\n/;
  await expect.poll(() => host.said.out + host.said.err).toMatch(listens);
  return { ...host, port: Number(listens.exec(host.said.out)?.[1]) };
}
