import { readDraft } from '@/lib/rules/lead/draft';
import { valuesOf, type Pairs } from '@/lib/rules/lead/form-pairs';
import { CUSTOM_FEATURES_FIELD, FEATURES_FIELD } from '@/lib/rules/quote/fields';
import { linkedPairs } from '@/lib/rules/quote/link';
import { ownWordsOfEntry } from '@/components/early/write-address';
import { keepDraft } from '@/components/lead/keep-draft';

/** Keeps a quote as any form, and opens it on what the address of the page chooses. */
export function keepQuote(form: HTMLFormElement): () => void {
  return keepDraft(form, readAddress);
}

/**
 * What the address of the page chooses, and the own words that this entry of the history holds. Nothing where it ticks what the
 * device itself keeps, as on a reload or a way back, nor where that was kept under this very address, which follows only when
 * ticks pause: the draft then says more. `isNew`: the address has just been entered in the open page.
 */
export function readAddress(isNew = false): Pairs {
  const pairs = linkedPairs(new URLSearchParams(location.hash.slice(1)));
  const draft = readDraft('devis');
  const kept = draft?.pairs;
  const ticked = (from: Pairs) => String(valuesOf(from, FEATURES_FIELD).sort());
  const isKept = kept && (ticked(kept) === ticked(pairs) || (!isNew && draft.hash === location.hash));
  const isOwn = isKept && !valuesOf(pairs, CUSTOM_FEATURES_FIELD).length;
  if (pairs.length === 0 || isOwn) return [];
  return [
    ...pairs,
    ...ownWordsOfEntry(kept !== undefined).map((text) => [CUSTOM_FEATURES_FIELD, text] as const),
  ];
}
