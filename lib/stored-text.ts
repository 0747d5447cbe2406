/** What the device keeps under a key; null when there is nothing, or when storage is refused. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage switched off (private window, policy): the site works without its memory.
    return null;
  }
}

/** Keeps a text on the device, or erases the key when the text is null; says whether that worked. */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    // Storage full or switched off: see above.
    return false;
  }
}

/** How long anything a visitor wrote stays on the device, in milliseconds: seven days. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
