/** Safari refuses more than 100 changes of address in 30 seconds: the address follows when what it tells pauses. */
export const ADDRESS_DELAY_MS = 300;

/** Takes away the fragment of the address and the page's notes: a reload would choose again what they say. */
export const dropFragment = () => writeAddress(location.pathname + location.search);

/** Puts the page under another address without a new step back; in the entry's state, beside the router's, stand the page's notes. */
export function writeAddress(address: string, notes?: Record<string, unknown>): void {
  history.replaceState({ ...(history.state as object | null), notes }, '', address);
}
