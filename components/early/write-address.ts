/** Safari refuses more than 100 changes of address in 30 seconds: the address follows when what it tells pauses. */
export const ADDRESS_DELAY_MS = 300;

/** Puts the page under another address without a new step back; in the entry's state the router keeps its own notes, and a page may add to them. */
export function writeAddress(address: string, noted?: Record<string, unknown>): void {
  history.replaceState({ ...(history.state as object | null), ...noted }, '', address);
}
