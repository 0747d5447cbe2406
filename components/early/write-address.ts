/** Safari refuses more than 100 changes of address in 30 seconds: the address follows when what it tells pauses. */
export const ADDRESS_DELAY_MS = 300;

/** Takes away the fragment of the address and the page's notes: a reload would choose again what they say. */
export const dropFragment = () => writeAddress(location.pathname + location.search);

/** What this page has noted in this entry of the history. */
export const notesOfEntry = () =>
  (history.state as { notes?: Readonly<Record<string, unknown>> } | null)?.notes ?? {};

/** Puts the page under another address without a new step back; in the entry's state, beside the router's, stand the page's notes. */
export function writeAddress(address: string, added?: Record<string, unknown>): void {
  const notes = added && { ...notesOfEntry(), ...added };
  history.replaceState({ ...(history.state as object | null), notes }, '', address);
}
