import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';

/** What a driver's error says that gave no answer at all. */
export const SILENT = 'no answer from the driver';

export type Key = 'Enter' | 'Escape';

/** What a journey needs of a browser: each engine speaks a protocol of its own, all say these few things. */
export type Driver = {
  version: string;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Asks for an address; whoever asked waits for the page. */
  goTo: (url: string) => Promise<unknown>;
  /** The value of an expression in the page. */
  run: (expression: string) => Promise<unknown>;
  /** A press, text and a key as a visitor gives them: trusted by the page. */
  press: (x: number, y: number) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  key: (key: Key) => Promise<unknown>;
  /** The page on paper, where the engine prints. */
  print?: () => Promise<Buffer>;
  close: () => Promise<unknown>;
};

/** `scripts: false`: a browser whose visitor has switched them off. */
export type Start = (options?: { scripts?: boolean }) => Promise<Driver>;

/** A process with a folder of its own, and what `pattern` finds in what it says; without one, nothing is waited for. */
export async function startProcess(
  command: string,
  args: (folder: string) => string[],
  pattern: RegExp | undefined,
  env: Record<string, string> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const child: ChildProcess = spawn(command, args(folder), {
    env: { ...process.env, ...env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const found = await new Promise<string>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      said += bytes;
      const match = pattern?.exec(said);
      if (match) resolve(match[1] ?? '');
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    if (!pattern) child.on('spawn', () => resolve(''));
    child.on('error', reject).on('exit', (code) => reject(new Error(`${command} ended: ${code} ${said}`)));
  });
  async function stop() {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      const stubborn = setTimeout(() => child.kill('SIGKILL'), 3_000);
      await ended;
      clearTimeout(stubborn);
    }
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // A child of it writes still: the machine clears what is temporary.
    }
  }
  return { found, folder, stop };
}

/** The W3C's actions, which Firefox and WebKit share: a press of the mouse, and keys one after the other. */
export const pressAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
export const typeAll = (values: string[]) => [
  {
    type: 'key',
    id: 'keys',
    actions: values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
export const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C' };
