'use client';

import type { MouseEvent, ReactNode } from 'react';

/**
 * Lets the links inside load their pages afresh. The framework's router, from the document of unknown addresses, which
 * shares no layout with the pages, changes the address and shows nothing else.
 */
export function PlainLinks({ children }: { children: ReactNode }) {
  // Before the router's own listener; the browser then follows the link by itself.
  function passOver(event: MouseEvent) {
    if ((event.target as Element).closest('a')) event.stopPropagation();
  }
  return <div onClickCapture={passOver}>{children}</div>;
}
