import { ask } from '@/lib/rules/lead/draft';

/** Safari refuses more than 100 changes of address in 30 seconds: the address follows when what it tells pauses. */
export const ADDRESS_DELAY_MS = 300;

type Entry = { ownWords?: unknown } | null;

/**
 * Puts the page under another address without a new step back; the router keeps its own notes in the entry's state. There too,
 * and not in the address, stand the words that a visitor adds to a quote: they survive a reload where the device keeps nothing.
 */
export function writeAddress(address: string, ownWords: readonly string[] = []): void {
  const { ownWords: _, ...state } = (history.state ?? {}) as Exclude<Entry, null>;
  history.replaceState(ownWords.length > 0 ? { ...state, ownWords } : state, '', address);
}

/** The own words of this entry; none where the device keeps drafts and this one is there no more: it was erased. */
export function ownWordsOfEntry(isKept: boolean): string[] {
  const words = (history.state as Entry)?.ownWords;
  if (!Array.isArray(words) || (!isKept && ask(() => localStorage.length) !== null)) return [];
  return words.filter((text): text is string => typeof text === 'string');
}
