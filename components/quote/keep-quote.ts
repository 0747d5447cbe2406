import { readDraft } from '@/lib/rules/lead/draft';
import { valuesOf, type Pairs } from '@/lib/rules/lead/form-pairs';
import { CUSTOM_FEATURES_FIELD, FEATURES_FIELD } from '@/lib/rules/quote/fields';
import { linkedPairs } from '@/lib/rules/quote/link';
import { canKeep, ownWordsOfEntry } from '@/components/early/write-address';
import { keepDraft } from '@/components/lead/keep-draft';

/** Keeps a quote as any form, and opens it on what the address of the page chooses. */
export function keepQuote(form: HTMLFormElement): () => void {
  return keepDraft(form, readAddress);
}

/**
 * What the address of the page chooses, and the own words that this entry of the history holds; not where that draft was erased.
 * Nothing where a draft that is kept ticks the same, as on a way back: it then says more. Nor where this very page is reloaded: an
 * address follows only when ticks pause. `isNew`: it has just been entered in the open page.
 */
export function readAddress(isNew = false): Pairs {
  const pairs = linkedPairs(new URLSearchParams(location.hash.slice(1)));
  const kept = readDraft('devis')?.pairs;
  const ticked = (from: Pairs) => String(valuesOf(from, FEATURES_FIELD).sort());
  const ownWords = ownWordsOfEntry();
  const isSame = kept && ticked(kept) === ticked(pairs) && !valuesOf(pairs, CUSTOM_FEATURES_FIELD).length;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReloaded = !isNew && visit?.type === 'reload';
  if (pairs.length === 0 || isSame || (kept && ownWords && isReloaded)) return [];
  const words = (kept || !canKeep()) && ownWords;
  return [...pairs, ...(words || []).map((text) => [CUSTOM_FEATURES_FIELD, text] as const)];
}
