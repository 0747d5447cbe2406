'use client';

import type { ReactNode } from 'react';
import { darkenBar } from './darken-bar';

/** The bar: dark without scripts, and once the page is scrolled past its mark (`threshold` of tailwind.config.ts). */
export function Navbar({ children }: { children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className="pointer-events-none absolute left-0 top-0 h-threshold w-px" />
      <header
        ref={darkenBar}
        data-early="bar"
        data-wears=""
        className="hemmed fixed inset-x-0 top-0 z-40 bg-ink/bar text-white transition-colors short:absolute md:bg-transparent md:data-[scrolled]:bg-ink/bar print:hidden md:[@media(scripting:none)]:bg-ink/bar"
      >
        {children}
      </header>
    </>
  );
}
