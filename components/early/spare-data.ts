import { isGenerousConnection } from '@/lib/rules/network';

/** Where data is dear, takes away the rules by which pages are fetched ahead. */
export function spareData(): void {
  if (!isGenerousConnection()) document.querySelector('[type=speculationrules]')?.remove();
}
