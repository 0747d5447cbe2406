'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * The bar at the top of the page. A mark 50 px tall tells when the page has been scrolled past it,
 * without a scroll handler; under 768 px the styles keep the bar dark whatever the mark says.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver((entries) => {
      setIsScrolled(!entries[entries.length - 1]?.isIntersecting);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <span
        ref={mark}
        aria-hidden="true"
        className="pointer-events-none absolute left-0 top-0 h-threshold w-px"
      />
      <header
        data-scrolled={isScrolled || undefined}
        className="fixed inset-x-0 top-0 z-bar bg-ink/95 text-white transition-colors md:bg-transparent md:data-[scrolled]:bg-ink/95 print:hidden"
      >
        {children}
      </header>
    </>
  );
}
