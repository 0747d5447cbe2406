import type { Early } from './protocol';

/** Where data is dear, takes away the rules by which pages are fetched ahead. Self-contained: see early-script.tsx. */
export function spareData({ isGenerous }: Early): void {
  if (!isGenerous()) document.querySelector('[type=speculationrules]')?.remove();
}
