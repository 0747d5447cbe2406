import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createSharedSync, syncFolder } from './sync-folder';

/**
 * Folders of the spool, one per state, each message one `<id>.eml` in exactly one of them: `new` accepted (and,
 * without a relay, the mailbox), `sent` taken over by the relay, `failed` refused by it for good, `handled` done with.
 */
export const states = ['new', 'sent', 'failed', 'handled'] as const;
export type State = (typeof states)[number];

export type Spool = {
  folder: string;
  /** Stores an accepted message in `new`; once this resolves, it survives a crash and a power cut. */
  add(id: string, eml: Buffer): Promise<void>;
  /** Identifiers of one state's messages, oldest first. */
  list(state: State): Promise<string[]>;
  /** Where a message lies now, or `undefined` where it is no more. */
  find(id: string): Promise<State | undefined>;
  read(state: State, id: string): Promise<Buffer>;
  move(id: string, from: State, to: State): Promise<void>;
  /** Moves a message from `new` to its final state. */
  settle(id: string, state: 'sent' | 'failed'): Promise<void>;
  remove(id: string, state: State): Promise<void>;
  /** The recipients a waiting message still has to reach, when it has reached others. */
  recipientsLeft(id: string): Promise<string[] | undefined>;
  keepRecipients(id: string, recipients: readonly string[]): Promise<void>;
  /** Writes and syncs a small file, as a message would be. @throws where no message could be stored. */
  tryWriting(): Promise<void>;
  /** What is left of the disk, and how much of that messages leave to the rest of the machine, in bytes. */
  readSpace(): Promise<{ freeBytes: number; reserveBytes: number }>;
  /** Whether only the reserve is left. */
  isFull(): Promise<boolean>;
};

/** Logs, databases and the system itself must not fail because somebody floods the forms. */
const RESERVE_BYTES = 64 * 2 ** 20;
/** Of a small disk, at most this share. */
const RESERVE_SHARE = 0.05;

const EXTENSION = '.eml';

/** Opens the spool in `folder`, creating it where needed, and clears what was being written when it crashed. */
export async function openSpool(folder: string): Promise<Spool> {
  const unfinished = join(folder, 'tmp');
  const path = (state: State, id: string) => join(folder, state, id + EXTENSION);
  const leftPath = (id: string) => join(folder, 'new', `${id}.left`);
  const syncs = new Map(states.map((state) => [state, createSharedSync(join(folder, state))]));
  const sync = async (state: State) => syncs.get(state)?.();

  // Messages are personal data: nobody but the account that runs the server reads them.
  for (const name of ['tmp', ...states]) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  for (const name of await readdir(unfinished)) await rm(join(unfinished, name), { force: true });
  await syncFolder(folder);
  await syncFolder(dirname(folder));

  /** Puts bytes under their final name, whole or not at all. */
  async function place(name: string, bytes: Buffer | string, target: string): Promise<void> {
    const draft = join(unfinished, name);
    try {
      await writeDurably(draft, bytes);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async function move(id: string, from: State, to: State): Promise<void> {
    await rename(path(from, id), path(to, id));
    await Promise.all([sync(to), sync(from)]);
  }

  async function readSpace() {
    const { bavail, bsize, blocks } = await statfs(folder);
    return {
      freeBytes: bavail * bsize,
      reserveBytes: Math.min(RESERVE_BYTES, blocks * bsize * RESERVE_SHARE),
    };
  }

  return {
    folder,
    readSpace,
    async isFull() {
      const { freeBytes, reserveBytes } = await readSpace();
      return freeBytes < reserveBytes;
    },
    async add(id, eml) {
      await place(id + EXTENSION, eml, path('new', id));
      await sync('new').catch(async (error: unknown) => {
        // Its sender is told that it was not kept, and will send it again.
        await rm(path('new', id), { force: true });
        throw error;
      });
    },
    async list(state) {
      const names = await readdir(join(folder, state));
      const messages = names.filter((name) => name.endsWith(EXTENSION));
      return messages.map((name) => name.slice(0, -EXTENSION.length)).sort();
    },
    async find(id) {
      for (const state of states) if (await exists(path(state, id))) return state;
      return undefined;
    },
    read: (state, id) => readFile(path(state, id)),
    move,
    async settle(id, state) {
      await move(id, 'new', state);
      await rm(leftPath(id), { force: true });
    },
    async remove(id, state) {
      await rm(path(state, id), { force: true });
      await sync(state);
    },
    async recipientsLeft(id) {
      const text = await readFile(leftPath(id), 'utf8').catch(() => undefined);
      return text?.split('\n').filter(Boolean);
    },
    async keepRecipients(id, recipients) {
      await place(`${id}.left`, recipients.join('\n'), leftPath(id));
      await sync('new');
    },
    async tryWriting() {
      const target = join(unfinished, 'essai');
      await place('essai.tmp', 'essai\n', target);
      await rm(target, { force: true });
      await sync('new');
    },
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function writeDurably(path: string, bytes: Buffer | string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
