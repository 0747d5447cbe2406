'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { protocol } from './protocol';

/** Tells the early script, with an event of the document, that React has taken a page over or put a new one in place. */
export function PageShown() {
  const pathname = usePathname();
  useEffect(() => {
    document.dispatchEvent(new Event(protocol.pageShown));
  }, [pathname]);
  return null;
}
