import { readDraft } from '@/lib/rules/lead/draft';
import { CHOICE_FIELDS, CUSTOM_FEATURES_FIELD } from '@/lib/rules/quote/fields';
import { isOwnLink, linkedCompany, linkedPairs } from '@/lib/rules/quote/link';
import { ownWordsOfEntry } from '@/components/early/write-address';
import { keepDraft } from '@/components/lead/keep-draft';

/** Keeps a quote as any form, and opens it on what the address of the page chooses. */
export function keepQuote(form: HTMLFormElement): () => void {
  return keepDraft(form, { fields: CHOICE_FIELDS, read: readLink });
}

/** What the address says, and the own words that this entry of the history holds; nothing where it holds no quote. */
function readLink(isDraftKept: boolean): [string, string][] {
  const fields = new URLSearchParams(location.hash.slice(1));
  const pairs = linkedPairs(fields);
  // Of a quote that the device keeps itself, the draft says more than the address.
  if (pairs.length === 0 || isOwnLink(pairs, readDraft('devis')?.pairs ?? [])) return [];
  const own = ownWordsOfEntry(isDraftKept).map((text): [string, string] => [CUSTOM_FEATURES_FIELD, text]);
  return [...pairs, ...own, ['company', linkedCompany(fields)]];
}
