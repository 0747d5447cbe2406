import { open } from 'node:fs/promises';

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * `syncFolder` for a folder that many callers change at once: those who ask while one sync runs share the next,
 * which begins after all of their changes.
 */
export function createSharedSync(path: string): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  return () => {
    next ??= (async () => {
      await running?.catch(() => undefined);
      running = next;
      next = undefined;
      await syncFolder(path);
    })();
    return next;
  };
}
