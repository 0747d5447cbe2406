import type { Feature } from '@/content/types';
import { quoteLines, type QuoteLine } from './lines';

/** All the threads that a quote's cloth may hold, in their order: every feature of the catalogue, then the visitor's own. */
export function clothThreads(catalogue: readonly Feature[], customFeatures: readonly string[]): QuoteLine[] {
  const featureIds = catalogue.map(({ id }) => id);
  return quoteLines({ featureIds, customFeatures }, catalogue).flatMap(({ lines }) => lines);
}

/** How broad a line is woven, in pixels where there is room: by the root of its price, so that the smallest is seen. */
export function threadBreadth(priceUsd: number): number {
  return Math.round(3 + Math.sqrt(priceUsd) * 0.8);
}

/**
 * Style rules, by selector, that dye the threads of a cloth by category, and weave in those of the ticked boxes until
 * the form's script takes over, where the browser can look into a form from outside. They name the element, or
 * its thread: a tick has the browser look again at every element that a rule may mean, once for each of these rules.
 */
export function clothRules(
  catalogue: readonly Feature[],
  dyes: Readonly<Record<string, string>>,
): Record<string, Record<string, string>> {
  const threads = clothThreads(catalogue, []);
  const dyed = Object.entries(dyes).map(([category, dye]) => [
    `.quote-cloth>i:nth-child(n+${threads.findIndex((thread) => thread.category === category) + 1})`,
    { 'background-color': dye },
  ]);
  const woven = threads.map(({ id, priceUsd }, index) => [
    `form:not([data-ready]):has([value="${id}"]:checked) .quote-cloth>.t${index}`,
    { 'flex-basis': `${threadBreadth(priceUsd)}px` },
  ]);
  return Object.fromEntries([
    ...dyed,
    [`.quote-cloth>i:nth-child(n+${threads.length + 1})`, { 'background-color': 'white' }],
    ...woven,
  ]);
}
