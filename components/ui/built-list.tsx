'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';

const unwatched = () => () => {};
const builtMarkup = { __html: '' };

/**
 * A list that React has nothing to do with: it stays as the page was built and is not hydrated, so that React is there sooner.
 * Where React makes the page anew (a browser has translated it), its children are rendered.
 */
export function BuiltList({ className, children }: { className: string; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    unwatched,
    () => false,
    () => true,
  );
  const [isBuilt] = useState(isHydrating && typeof document === 'object');
  return isBuilt ? (
    <ul className={className} dangerouslySetInnerHTML={builtMarkup} suppressHydrationWarning />
  ) : (
    <ul className={className}>{children}</ul>
  );
}
