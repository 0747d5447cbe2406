/** Safari refuses more than 100 changes of address in 30 seconds: the address follows when what it tells pauses. */
export const ADDRESS_DELAY_MS = 300;

/** Puts the page under another address without a new step back; the router keeps its own notes in the entry's state. */
export function writeAddress(address: string): void {
  history.replaceState(history.state, '', address);
}
