'use client';

import type { ReactNode } from 'react';
import type { FrameWords } from '@/content/types';
import { Selvedge } from '@/components/ui/selvedge';
import { Strokes } from '@/components/ui/strokes';
import { driveDrawer } from './drive-drawer';

/**
 * The menu of narrow screens. It is a native disclosure, so opening and closing it (button, overlay) never waits for a
 * script; drive-drawer.ts adds Escape, closing on a link, and keeps focus and scroll inside while open.
 */
export function Drawer({ words, children }: { words: FrameWords['menu']; children: ReactNode }) {
  return (
    <details ref={driveDrawer} data-early="drawer" className="group md:hidden">
      <summary className="-mr-2 flex h-touch w-touch cursor-pointer list-none items-center justify-center rounded group-open:fixed group-open:left-drawer group-open:top-1.5 group-open:z-10 group-open:-ml-16">
        <span
          aria-hidden="true"
          className="fixed inset-y-0 left-drawer right-0 hidden bg-ink/80 group-open:block"
        />
        <span className="sr-only group-open:hidden">{words.open}</span>
        <span className="sr-only hidden group-open:inline">{words.close}</span>
        {/* Three weft threads that cross into a ×. */}
        <Strokes width={28} height={28} viewBox="0 0 24 24" className="h-7 w-7" strokeWidth={2.5}>
          <path className="group-open:hidden" d="M3 6h18M3 12h12M3 18h18" />
          <path className="hidden group-open:inline" d="M5 5l14 14M19 5L5 19" />
        </Strokes>
      </summary>
      <div className="fixed inset-y-0 left-0 w-drawer overflow-y-auto overscroll-contain bg-indigo px-6 pb-10 pt-1.5 motion-safe:animate-open-drawer">
        {children}
        <Selvedge className="absolute left-full top-0 w-[100vh] origin-top-left [transform:rotate(90deg)]" />
      </div>
    </details>
  );
}
