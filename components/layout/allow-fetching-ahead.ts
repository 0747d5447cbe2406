import { isGenerousConnection } from '@/lib/rules/network';

/** Lets the browser fetch pages ahead by the rules of `SpeculationRules`: once this one is there, where data is not dear. */
export function allowFetchingAhead(): void {
  if (isGenerousConnection())
    addEventListener('load', () => document.documentElement.setAttribute('data-generous', ''));
}
