import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createSharedSync, syncFolder } from './sync-folder';

/**
 * Folders of the spool, one per state, each message one `<id>.eml` in exactly one of them:
 * `new` accepted (and, without a relay, the mailbox), `sent` taken over by the relay, `failed` refused by it for good.
 */
export const states = ['new', 'sent', 'failed'] as const;
type State = (typeof states)[number];

export type Spool = {
  /** Stores an accepted message in `new`; once this resolves, it survives a crash and a power cut. */
  add(id: string, eml: Buffer): Promise<void>;
  /** Identifiers of one state's messages, oldest first. */
  list(state: State): Promise<string[]>;
  read(state: State, id: string): Promise<Buffer>;
  /** @throws where no message could be stored. */
  checkWritable(): Promise<void>;
  /** Moves a message from `new` to its final state. */
  settle(id: string, state: 'sent' | 'failed'): Promise<void>;
};

const EXTENSION = '.eml';

/** Opens the spool in `folder`, creating it where needed, and forgets what was being written when it crashed. */
export async function openSpool(folder: string): Promise<Spool> {
  const unfinished = join(folder, 'tmp');
  const path = (state: State, id: string) => join(folder, state, id + EXTENSION);
  const syncState = {
    new: createSharedSync(join(folder, 'new')),
    sent: createSharedSync(join(folder, 'sent')),
    failed: createSharedSync(join(folder, 'failed')),
  };

  // Messages are personal data: nobody but the account that runs the server reads them.
  for (const name of ['tmp', ...states]) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  await removeOldFiles(unfinished);
  await syncFolder(folder);
  await syncFolder(dirname(folder));

  return {
    async add(id, eml) {
      const draft = join(unfinished, id + EXTENSION);
      try {
        await writeDurably(draft, eml);
        await rename(draft, path('new', id));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncState.new();
    },

    async list(state) {
      const names = await readdir(join(folder, state));
      const messages = names.filter((name) => name.endsWith(EXTENSION));
      return messages.map((name) => name.slice(0, -EXTENSION.length)).sort();
    },

    async checkWritable() {
      for (const name of ['tmp', 'new']) await access(join(folder, name), constants.W_OK);
    },

    read: (state, id) => readFile(path(state, id)),

    async settle(id, state) {
      await rename(path('new', id), path(state, id));
      await Promise.all([syncState[state](), syncState.new()]);
    },
  };
}

/** Younger drafts may belong to another server on the same spool: they live for milliseconds. */
async function removeOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > 3_600_000) await rm(path, { force: true });
  }
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
