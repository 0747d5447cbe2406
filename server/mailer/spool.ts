import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Folders of the spool, one per state, each message one `<id>.eml` in exactly one of them: `new` accepted (and,
 * without a relay, the mailbox), `sent` taken over by the relay, `failed` refused by it for good, `handled` done with.
 */
export const states = ['new', 'sent', 'failed', 'handled'] as const;
export type State = (typeof states)[number];

export type Spool = Awaited<ReturnType<typeof openSpool>>;

/** Logs, databases and the system itself must not fail because somebody floods the forms; of a small disk, a share. */
const RESERVE_BYTES = 64 * 2 ** 20;
const RESERVE_SHARE = 0.05;
const EXTENSION = '.eml';

/** Opens the spool in `folder`, creating it where needed, and clears what was being written when it crashed. */
export async function openSpool(folder: string) {
  const unfinished = join(folder, 'tmp');
  const path = (state: State, id: string) => join(folder, state, id + EXTENSION);
  const leftPath = (id: string) => join(folder, 'new', `${id}.left`);

  // Messages are personal data: nobody but the account that runs the server reads them.
  for (const name of ['tmp', ...states]) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  for (const name of await readdir(unfinished)) await rm(join(unfinished, name), { force: true });
  await syncFolder(folder);
  await syncFolder(dirname(folder));

  /** Puts bytes into `new` under their final name, whole or not at all. */
  async function place(name: string, bytes: Buffer | string): Promise<void> {
    const draft = join(unfinished, name);
    try {
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, join(folder, 'new', name));
      await syncFolder(join(folder, 'new'));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async function move(id: string, from: State, to: State): Promise<void> {
    await rename(path(from, id), path(to, id));
    for (const state of [to, from]) await syncFolder(join(folder, state));
  }

  /** What is left of the disk, in bytes, and whether that is no more than its reserve. */
  async function readSpace() {
    const { bavail, bsize, blocks } = await statfs(folder);
    const freeBytes = bavail * bsize;
    return { freeBytes, isFull: freeBytes < Math.min(RESERVE_BYTES, blocks * bsize * RESERVE_SHARE) };
  }

  return {
    readSpace,
    move,
    /** Stores an accepted message in `new`; once this resolves, it survives a crash and a power cut. */
    add: (id: string, eml: Buffer): Promise<void> =>
      place(id + EXTENSION, eml).catch(async (error: unknown) => {
        // Its sender is told that it was not kept, and will send it again.
        await rm(path('new', id), { force: true });
        throw error;
      }),
    /** Identifiers of one state's messages, oldest first. */
    async list(state: State): Promise<string[]> {
      const names = await readdir(join(folder, state));
      const messages = names.filter((name) => name.endsWith(EXTENSION));
      return messages.map((name) => name.slice(0, -EXTENSION.length)).sort();
    },
    /** Where a message lies now, or `undefined` where it is no more. */
    find: (id: string): State | undefined => states.find((state) => existsSync(path(state, id))),
    read: (state: State, id: string) => readFile(path(state, id)),
    /** Moves a message from `new` to its final state. */
    async settle(id: string, state: 'sent' | 'failed'): Promise<void> {
      await move(id, 'new', state);
      await rm(leftPath(id), { force: true });
    },
    async remove(id: string, state: State): Promise<void> {
      await rm(path(state, id), { force: true });
      await syncFolder(join(folder, state));
    },
    /** The recipients a waiting message still has to reach, when it has reached others. */
    async recipientsLeft(id: string): Promise<string[] | undefined> {
      const text = await readFile(leftPath(id), 'utf8').catch(() => undefined);
      return text?.split('\n').filter(Boolean);
    },
    keepRecipients: (id: string, recipients: readonly string[]) => place(`${id}.left`, recipients.join('\n')),
    /** Writes and syncs a small file, as a message would be. @throws where no message could be stored. */
    async tryWriting(): Promise<void> {
      await place('essai', 'essai\n');
      await rm(join(folder, 'new', 'essai'));
    },
  };
}

/** Makes the names in a folder survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
