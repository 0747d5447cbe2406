import { once } from 'node:events';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { errorCode } from '../log';
import { ConfigError } from '../settings';

/** A message is one `<id>.eml` in one folder: `new` accepted (without a relay, the mailbox), `sent` to it, `failed` there for two days. */
export const STATES = ['new', 'sent', 'failed'] as const;
export type State = (typeof STATES)[number];
export type Spool = ReturnType<typeof spoolIn>;

/** Opens the spool in `folder`, made where it is missing, and clears what was being written when it crashed. @throws ConfigError */
export async function openSpool(folder: string): Promise<Spool> {
  try {
    // Messages are personal data: nobody but the account that runs the server reads them.
    const mode = 0o700;
    for (const name of ['tmp', ...STATES]) await fs.mkdir(join(folder, name), { recursive: true, mode });
    await lockFolder(folder);
    for (const name of await fs.readdir(join(folder, 'tmp'))) await fs.rm(join(folder, 'tmp', name));
    for (const changed of [folder, dirname(folder)]) await syncFolder(changed);
    return spoolIn(folder);
  } catch (error) {
    const code = errorCode(error);
    const cause = code === 'EADDRINUSE' ? 'un autre serveur y travaille déjà' : code;
    throw new ConfigError(`MAIL_DIR : ${folder} ne peut pas être utilisé (${cause}).`);
  }
}

/** The messages of a folder, each state a folder of its own. */
export function spoolIn(folder: string) {
  const path = (state: State, id: string) => join(folder, state, `${id}.eml`);

  /** Puts a text into `new`, whole and to stay, or not at all. */
  async function store(name: string, text: string): Promise<void> {
    const [draft, final] = [join(folder, 'tmp', name), join(folder, 'new', name)];
    try {
      await fs.writeFile(draft, text, { mode: 0o600, flush: true });
      await fs.rename(draft, final);
      await syncFolder(join(folder, 'new'));
    } catch (error) {
      // Its sender is told that it was not kept, and will send it again.
      for (const left of [draft, final]) await fs.rm(left, { force: true });
      throw error;
    }
  }

  async function list(state: State): Promise<string[]> {
    const names = await fs.readdir(join(folder, state));
    return names.flatMap((name) => (name.endsWith('.eml') ? name.slice(0, -4) : [])).sort();
  }

  async function move(id: string, from: State, to: State): Promise<void> {
    await fs.rename(path(from, id), path(to, id));
    for (const state of [to, from]) await syncFolder(join(folder, state));
  }

  /** What is left of the disk for messages: logs, databases and the system must not fail because somebody floods the forms. */
  async function room(): Promise<'none' | 'little' | 'enough'> {
    const { bavail, bsize, files, ffree } = await fs.statfs(folder);
    const mebibytes = (bavail * bsize) / 2 ** 20;
    // Some file systems do not count names.
    const share = files > 0 ? ffree / files : 1;
    if (mebibytes < 64 || share < 0.05) return 'none';
    return mebibytes < 1024 || share < 0.1 ? 'little' : 'enough';
  }

  return {
    list,
    move,
    room,
    /** Stores an accepted message in `new`; once this resolves, it survives a crash and a power cut. */
    add: (id: string, eml: string) => store(`${id}.eml`, eml),
    find: (id: string) => STATES.find((state) => existsSync(path(state, id))),
    read: (id: string) => fs.readFile(path('new', id)),
    remove: (id: string, state: State) => fs.rm(path(state, id), { force: true }),
    /** Where retention notes what it will remove. */
    noteFile: join(folder, 'too-old.json'),
    /** Writes as a message would be written. @throws where none could be stored. */
    tryWriting: () => store('essai', 'essai\n').then(() => fs.rm(join(folder, 'new', 'essai'))),
  };
}

/** Makes the names in a folder survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await fs.open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/**
 * Makes this process the only one on a folder until it ends, however it ends. The lock is an abstract socket named for the
 * folder's inode: nothing is left behind. Linux alone has such, each container its own. @throws EADDRINUSE when another has it.
 */
export async function lockFolder(folder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const { dev, ino } = await fs.stat(folder, { bigint: true });
  const lock = createServer((socket) => socket.destroy()).unref();
  await once(lock.listen(`\0mailer-${dev}-${ino}`), 'listening');
}
