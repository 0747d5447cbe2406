'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

/**
 * What only serves until the scripts take over: there in the exported page, in none that the browser makes. A style
 * needs this: a page reached by a link inside the site is held to the policy of the page first opened, which refuses it.
 */
export function UntilHydrated({ children }: { children: ReactNode }) {
  const isExported = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return isExported ? children : null;
}

function neverChanges() {
  return () => {};
}
