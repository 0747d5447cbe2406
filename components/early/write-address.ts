/** Safari refuses more than 100 changes of address in 30 seconds: the address follows when what it tells pauses. */
export const ADDRESS_DELAY_MS = 300;

/** Takes away the fragment of the address and the page's notes: a reload would choose again what they say. */
export const dropFragment = () => writeAddress(location.pathname + location.search);

/** What an entry of the history notes of its form, and no address tells; whoever reads it checks it. */
export type Notes = {
  /** When the draft was begun that was kept under it (lib/rules/lead/draft.ts); empty where the device refused what is newer. */
  begun?: string;
  /** When it was opened on an address that chooses something: a draft begun then is this entry's. */
  opened?: string;
  /** The link of somebody's that it was opened on, as long as its lines stand. */
  brought?: string;
  /** The company of that link, as long as nobody writes another. */
  from?: string;
  /** Lines in the visitor's own words. */
  ownWords?: readonly string[];
  /** The currency that prices are read in; null for the agency's own. */
  currency?: string | null;
};

/** What this page has noted in this entry of the history. */
export const notesOfEntry = () =>
  (history.state as { notes?: Readonly<Partial<Record<keyof Notes, unknown>>> } | null)?.notes ?? {};

/** Puts the page under another address without a new step back; in the entry's state, beside the router's, stand the page's notes. */
export function writeAddress(address: string, added?: Notes): void {
  const notes = added && { ...notesOfEntry(), ...added };
  history.replaceState({ ...(history.state as object | null), notes }, '', address);
}
