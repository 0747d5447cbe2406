import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LeadState } from './lead-state';
import type { LeadStore } from './lead-store';

export const LeadContext = createContext<LeadStore | null>(null);

/** The lead that the form around is about; only inside a `LeadForm`. */
export function useLead(): LeadState & Pick<LeadStore, 'agency' | 'words'> & { store: LeadStore } {
  const store = useContext(LeadContext);
  if (!store) throw new Error('useLead must be used within a LeadForm');
  const { agency, words, subscribe, getState } = store;
  return { ...useSyncExternalStore(subscribe, getState, getState), store, agency, words };
}

/** Whether the device has a network, as far as the browser knows; true while the page is being built. */
export function useIsOnline(): boolean {
  const read = () => navigator.onLine;
  return useSyncExternalStore(followNetwork, read, () => true);
}

function followNetwork(notify: () => void) {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}
