'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { MenuIcon } from './menu-icon';

/**
 * The menu of narrow screens. It is a native disclosure, so opening and closing it (button, overlay) never
 * waits for a script; the script adds Escape, closing on a link, and keeps focus and scroll inside while open.
 */
export function Drawer({ children }: { children: ReactNode }) {
  const drawer = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const listeners: [string, EventListener][] = [
      ['toggle', () => setPageBehind(element.open)],
      ['keydown', (event) => handleKey(event as KeyboardEvent, element)],
      ['click', (event) => (event.target as Element).closest('a') && close(element)],
    ];
    listeners.forEach(([type, listener]) => element.addEventListener(type, listener));
    // A tap may have opened it before this ran.
    setPageBehind(element.open);
    return () => {
      listeners.forEach(([type, listener]) => element.removeEventListener(type, listener));
      setPageBehind(false);
    };
  }, []);

  return (
    <details ref={drawer} className="group md:hidden">
      <summary className="flex h-touch w-touch cursor-pointer list-none items-center justify-center rounded group-open:fixed group-open:left-drawer group-open:top-3.5 group-open:z-10 group-open:-ml-16">
        <span
          aria-hidden="true"
          className="fixed inset-y-0 left-drawer right-0 hidden bg-ink/80 group-open:block motion-safe:animate-appear"
        />
        <span className="sr-only group-open:hidden">Ouvrir le menu</span>
        <span className="sr-only hidden group-open:inline">Fermer le menu</span>
        <MenuIcon />
      </summary>
      <div className="fixed inset-y-0 left-0 w-drawer overflow-y-auto overscroll-contain bg-indigo px-6 pb-10 pt-3.5 motion-safe:animate-slide-in">
        {children}
      </div>
    </details>
  );
}

function handleKey(event: KeyboardEvent, drawer: HTMLDetailsElement) {
  if (!drawer.open) return;
  if (event.key === 'Escape') close(drawer);
  if (event.key === 'Tab') keepFocusInside(event, drawer);
}

function close(drawer: HTMLDetailsElement) {
  drawer.open = false;
  drawer.querySelector('summary')?.focus();
}

function setPageBehind(isInert: boolean) {
  document.documentElement.classList.toggle('overflow-hidden', isInert);
  document.querySelectorAll('main, footer, [data-behind-drawer]').forEach((element) => {
    element.toggleAttribute('inert', isInert);
  });
}

// For browsers without `inert`: the first and the last control hand focus to each other.
function keepFocusInside(event: KeyboardEvent, drawer: HTMLDetailsElement) {
  const controls = drawer.querySelectorAll<HTMLElement>('summary, a, button');
  const [first, last] = [controls[0], controls[controls.length - 1]];
  const [edge, opposite] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  opposite?.focus();
}
