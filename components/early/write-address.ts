/** Safari refuses more than 100 changes of address in 30 seconds: the address follows when what it tells pauses. */
export const ADDRESS_DELAY_MS = 300;

type Entry = { ownWords?: unknown } | null;

/**
 * Puts the page under another address without a new step back; the router keeps its own notes in the entry's state. There too,
 * and not in the address, stand the words that a visitor adds to a quote: they survive a reload where the device keeps nothing.
 */
export function writeAddress(address: string, ownWords?: readonly string[]): void {
  history.replaceState({ ...(history.state as Entry), ownWords }, '', address);
}

/** The own words of this entry, were they none; null where the address came from elsewhere. */
export function ownWordsOfEntry(): string[] | null {
  const words = (history.state as Entry)?.ownWords;
  return Array.isArray(words) ? words.filter((text): text is string => typeof text === 'string') : null;
}

/** Whether this device keeps anything. */
export function canKeep(): boolean {
  try {
    return 'length' in localStorage && localStorage.length >= 0;
  } catch {
    return false;
  }
}
